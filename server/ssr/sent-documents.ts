import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** `tag` is for `ETag`: weak, because each encoding has other bytes. */
export type Body = { body: string | Buffer; encoding: Encoding | null; tag: string };

type Kept = { variant: string; html: string; tag: string; packed: Map<Encoding, Promise<Buffer>> };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const pack: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => toBrotli(html, quality),
  gzip: (html) => toGzip(html),
};

const encodingFor = (acceptEncoding: string): Encoding | null => {
  const accepted = acceptEncoding.split(',').map((entry) => entry.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
};

/**
 * A cache of compressed documents: a page that is sent more than once is written and compressed once. They live as long
 * as the page object, which changes with its data. A page sent for the first time goes out as text.
 */
export class SentDocuments<Page extends object> {
  readonly #kept = new WeakMap<Page, Kept>();

  /** `write` makes the document when it is not at hand; documents of one page differ by their variant only. */
  async bodyOf(page: Page, variant: string, acceptEncoding: string, write: () => string): Promise<Body> {
    const known = this.#kept.get(page);
    if (known?.variant !== variant) {
      const html = write();
      const tag = `W/"${hash('sha1', html, 'base64url')}"`;
      this.#kept.set(page, { variant, html, tag, packed: new Map() });
      return { body: html, encoding: null, tag };
    }
    const encoding = encodingFor(acceptEncoding);
    const { html, tag } = known;
    if (!encoding) return { body: html, encoding, tag };
    const packed = known.packed.get(encoding) ?? pack[encoding](html);
    known.packed.set(encoding, packed);
    return { body: await packed, encoding, tag };
  }
}
