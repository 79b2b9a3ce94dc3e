import { loadSharp, type PictureKind, pictureKind } from './open-picture.ts';

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

const longestEdge = 1024;
const mostPixels = 50_000_000;
const longestSeconds = 5;
/** Others are not taken from customers. */
const kinds: readonly (PictureKind | null)[] = ['jpeg', 'png', 'webp'];

/** How many pixels the picture says it has. */
const countPixels = async (bytes: Uint8Array): Promise<number> => {
  if (!kinds.includes(pictureKind(bytes))) throw new PictureError('kind');
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    throw new PictureError('kind');
  }
};

/**
 * A JPEG, PNG or WebP picture, known by its bytes, as an upright JPEG of at most 1,024 pixels an edge. Nothing but the
 * pixels is left: a photograph says where it was taken. Throws a `PictureError`.
 */
export const toPlainPicture = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  if ((await countPixels(bytes)) > mostPixels) throw new PictureError('pixels');
  const sharp = await loadSharp();
  try {
    const plain = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return new Uint8Array(plain);
  } catch {
    throw new PictureError('kind');
  }
};
