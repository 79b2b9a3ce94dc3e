import type { MessageId } from '../../i18n/message-id.ts';

/** Bytes that a picture is known by. */
const tellingBytes = 12;

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Whether the first bytes of a file are those of a JPEG, PNG or WebP, whatever its name says. */
export const isTakenKind = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 3) === '\xff\xd8\xff' ||
  textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP');

const mostBytes = 5 * 1024 * 1024;
const mostPixels = 50_000_000;
const longestEdgePx = 1024;
const quality = 0.9;

/** A picture that can be sent, and as a URL that the page may show. */
export type PreparedPicture = { blob: Blob; preview: string };

/** A file that cannot be taken; `message` tells the customer why. */
export class PictureRefusal extends Error {
  readonly id: MessageId;

  constructor(id: MessageId) {
    super(id);
    this.id = id;
  }
}

const urlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureRefusal('profile.picture.unreadable'));
    reader.readAsDataURL(blob);
  });

const imageAt = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new PictureRefusal('profile.picture.unreadable'));
    image.src = url;
  });

const drawSmall = (image: HTMLImageElement): Promise<Blob | null> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, longestEdgePx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * Opens a chosen file, by its bytes and not by its name, and makes it small: it travels quickly, and the place where a
 * photograph was taken stays on the device. Rejects with a `PictureRefusal`.
 */
export const preparePicture = async (file: File): Promise<PreparedPicture> => {
  if (file.size > mostBytes) throw new PictureRefusal('profile.picture.tooLarge');
  const start = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
  if (!isTakenKind(start)) throw new PictureRefusal('profile.picture.notPicture');
  const url = await urlOf(file);
  const image = await imageAt(url);
  if (image.naturalWidth * image.naturalHeight > mostPixels) throw new PictureRefusal('profile.picture.tooManyPixels');
  const small = await drawSmall(image);
  return small ? { blob: small, preview: await urlOf(small) } : { blob: file, preview: url };
};
