import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

export type Body = { body: string | Buffer; encoding: Encoding | null };

type Kept = { origin: string; html: string; packed: Map<Encoding, Promise<Buffer>> };

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
 * The documents of pages that are sent more than once, written and compressed once. They live as long as the page
 * object, which changes with its data. A page sent for the first time goes out as text.
 */
export class SentDocuments<Page extends object> {
  readonly #kept = new WeakMap<Page, Kept>();

  /** `write` makes the document for an origin when it is not at hand. */
  async bodyOf(page: Page, origin: string, acceptEncoding: string, write: () => string): Promise<Body> {
    const known = this.#kept.get(page);
    if (known?.origin !== origin) {
      const html = write();
      this.#kept.set(page, { origin, html, packed: new Map() });
      return { body: html, encoding: null };
    }
    const encoding = encodingFor(acceptEncoding);
    if (!encoding) return { body: known.html, encoding };
    const packed = known.packed.get(encoding) ?? pack[encoding](known.html);
    known.packed.set(encoding, packed);
    return { body: await packed, encoding };
  }
}
