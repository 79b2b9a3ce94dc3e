import type { Sharp } from 'sharp';
import type { PictureSize } from './picture-urls.ts';

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

/** The format of a picture by its bytes, not by its name or header; null for everything else. */
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

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';

export type SizedPicture = { bytes: Buffer; format: PictureFormat };

const mostPixels = 50_000_000;
const longestSeconds = 5;
const largestDrawingBytes = 512 * 1024;
/** Dots an inch at which a drawing has its own size. */
const usualDensity = 72;
const largestDensity = 4800;
/** A drawing that could run or fetch something, or grow without end, is no picture of a shop. */
const noDrawing =
  /<\s*(?:script|foreignobject|iframe|!entity)|\son\w+\s*=|javascript:|href\s*=\s*["']\s*(?!["'#]|data:image\/)/i;

const encode = (picture: Sharp, format: PictureFormat): Sharp => {
  // More effort costs a multiple of the time and saves next to nothing.
  if (format === 'avif') return picture.avif({ quality: 55, effort: 0 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  if (format === 'png') return picture.png();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
};

const formatFor = (accept: string, hasAlpha: boolean): PictureFormat => {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return hasAlpha ? 'png' : 'jpeg';
};

/** The format in which a browser that accepts this is answered, as far as the URL and the header show. */
export const formatClass = (accept: string, { isShared }: PictureSize): string =>
  isShared ? 'shared' : formatFor(accept, false);

/**
 * The picture in a width, never larger than it is, in the best format that is accepted. A drawing (SVG) stays as it is:
 * it fits every screen and is small. Throws for bytes that are no picture, and for one that takes too much to be opened.
 */
export const sizePicture = async (
  bytes: Buffer,
  { width, isShared }: PictureSize,
  accept: string,
): Promise<SizedPicture> => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Error('These bytes are no picture');
  if (kind === 'svg') {
    if (bytes.length > largestDrawingBytes || noDrawing.test(bytes.toString()))
      throw new Error('This drawing is not shown');
    if (!isShared) return { bytes, format: 'svg' };
  }
  const sharp = await loadSharp();
  const options = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true } as const;
  const { hasAlpha, width: own } = await sharp(bytes, options).metadata();
  const format = isShared ? 'jpeg' : formatFor(accept, hasAlpha);
  const density = kind === 'svg' ? { density: Math.min(largestDensity, (usualDensity * width) / own) } : {};
  const smaller = sharp(bytes, { ...options, ...density }).resize(width, width * 2, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { bytes: await encode(smaller, format).timeout({ seconds: longestSeconds }).toBuffer(), format };
};
