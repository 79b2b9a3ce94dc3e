export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'svg';

const signatures: { kind: PictureKind; from: number; text: string }[] = [
  { kind: 'jpeg', from: 0, text: '\xff\xd8\xff' },
  { kind: 'png', from: 0, text: '\x89PNG\r\n\x1a\n' },
  { kind: 'webp', from: 8, text: 'WEBPVP8' },
  { kind: 'gif', from: 0, text: 'GIF8' },
  { kind: 'avif', from: 4, text: 'ftypavif' },
];

/**
 * Blanks, declaration, comments and document type before the first element. A comment ends at its first `-->`: many in
 * a row could otherwise be read in more ways than there is time for.
 */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).){0,2000}-->\s*)*(?:<!doctype svg[^>[]*>\s*)?<svg[\s>]/is;

/** What a picture is by its bytes, whatever its name or server says; null for everything else. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096));
  const latin = start.toString('latin1');
  const found = signatures.find(({ from, text }) => latin.startsWith(text, from));
  if (found) return found.kind;
  return svgStart.test(start.toString('utf8')) ? 'svg' : null;
};

type SharpModule = typeof import('sharp').default;

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`);

let loading: Promise<SharpModule> | null = null;

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  sharp.cache(false);
  // One thread a picture: the others are for pages.
  sharp.concurrency(1);
  return sharp;
};

/**
 * Fetched with the first picture; of all kinds that it knows, it may open six. Each caller names the allowed kind
 * first.
 */
export const loadSharp = (): Promise<SharpModule> => {
  loading ??= load();
  return loading;
};
