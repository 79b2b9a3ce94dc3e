/** `kind`: no picture of a kind that is taken, or a broken one. `pixels`: one that takes too much room to be opened. */
export type PictureProblem = 'kind' | 'pixels';

/** Thrown for bytes that are not a picture to be taken. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture is refused: ${problem}`);
    this.problem = problem;
  }
}

const LONGEST_EDGE = 1024;
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 5;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

type SharpModule = typeof import('sharp').default;

let loading: Promise<SharpModule> | null = null;

/** Fetched with the first picture; of all kinds it knows, it may open three. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** How many pixels the picture says it has. */
async function countPixels(sharp: SharpModule, bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    throw new PictureError('kind');
  }
}

/**
 * A JPEG, PNG or WebP picture, known by its bytes, as an upright JPEG of at most 1,024 pixels an edge. Nothing but the
 * pixels is left: a photograph says where it was taken. Throws a `PictureError`.
 */
export async function toPlainPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  loading ??= loadSharp();
  const sharp = await loading;
  if ((await countPixels(sharp, bytes)) > MOST_PIXELS) throw new PictureError('pixels');
  try {
    const plain = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer();
    return new Uint8Array(plain);
  } catch {
    throw new PictureError('kind');
  }
}
