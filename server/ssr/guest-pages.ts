import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../client/entry-server.tsx';

type KeptEncoding = 'br' | 'gzip';
type Encoding = KeptEncoding | 'zstd';

/** A document as it is sent. */
export type Packed = { body: string | Buffer; encoding: Encoding | null };

/** The headers of a document. */
export type PageFacts = Pick<RenderedPage, 'status' | 'isSignedIn' | 'route' | 'head'> & {
  /** Riyadh's time of lists that the provider's trouble has made old; null where there are none. */
  asOf: string | null;
};

/** `tag` is for `ETag`: weak, because each encoding has other bytes; null for a customer's page, which no browser keeps. */
export type SentPage = { facts: PageFacts; html: string; tag: string | null };

type Kept = SentPage & { packed: Map<KeptEncoding, Promise<Buffer>> };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const pack: Record<KeptEncoding, (html: string) => Promise<Buffer>> = {
  br: (html) => toBrotli(html, quality),
  gzip: (html) => toGzip(html),
};

const encodingFor = <Offered extends Encoding>(acceptEncoding: string, offered: readonly Offered[]): Offered | null => {
  const accepted = acceptEncoding.split(',').map((entry) => entry.trim().toLowerCase());
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
};

/**
 * A document for one visitor alone. With zstd it takes a fraction of the CPU of brotli; at once, and with its length,
 * half of its CPU through a stream and another thread. A page holds the process up for a tenth of a millisecond.
 */
export const packOnce = (html: string, acceptEncoding: string): Packed => {
  const encoding = encodingFor(acceptEncoding, ['zstd']);
  if (!encoding) return { body: html, encoding };
  const bytes = Buffer.from(html);
  return { body: zstdCompressSync(bytes, { pledgedSrcSize: bytes.length }), encoding };
};

const mostBytes = 32 * 1024 * 1024;
const longestKey = 400;
/** Bytes per character of a document, as text of two bytes and packed. */
const bytesACharacter = 3;

/**
 * The page cache: documents of guests, for as long as a public answer is fresh. A page sent for the first time goes out
 * as text; one that is sent again is packed once. Holds no page of a customer.
 */
export const buildGuestPages = (freshMs: number) => {
  const kept = new LRUCache<string, Kept>({
    ttl: freshMs,
    maxSize: mostBytes,
    sizeCalculation: ({ html }, key) => html.length * bytesACharacter + key.length,
  });
  let purges = 0;

  return {
    /** Names a page by all that it differs by; a page that is printed while there is a purge is then not found. */
    keyOf: (...parts: string[]): string => [purges, ...parts].join('\n'),

    find: (key: string): Kept | undefined => kept.get(key),

    keep: (key: string, page: SentPage): void => {
      // The library would keep an entry of 0 ms for good.
      if (freshMs > 0 && key.length <= longestKey) kept.set(key, { ...page, packed: new Map() });
    },

    pack: async ({ html, packed }: Kept, acceptEncoding: string): Promise<Packed> => {
      const encoding = encodingFor(acceptEncoding, ['br', 'gzip']);
      if (!encoding) return { body: html, encoding };
      const packing = packed.get(encoding) ?? pack[encoding](html);
      packed.set(encoding, packing);
      return { body: await packing, encoding };
    },

    purge: (): void => {
      purges += 1;
      kept.clear();
    },

    memory: () => ({ bytes: kept.calculatedSize, mostBytes }),
  };
};

export const tagOf = (html: string): string => `W/"${hash('sha1', html, 'base64url')}"`;
