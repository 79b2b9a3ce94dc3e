import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toPlainPicture } from './profile-picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 80, alpha: 0.5 } } });

const plainOf = async (bytes: Uint8Array) => {
  const plain = await toPlainPicture(bytes);
  if (typeof plain === 'string') throw new Error(plain);
  return plain;
};

describe('a picture that a customer sends', () => {
  test.each([
    ['JPEG', () => blank(2000, 1000).flatten().jpeg()],
    ['PNG', () => blank(2000, 1000).png()],
    ['WebP', () => blank(2000, 1000).webp()],
  ])('may be a %s and becomes a small JPEG', async (_kind, make) => {
    const plain = await plainOf(await make().toBuffer());
    expect(await sharp(plain).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 512 });
  });

  test('says nothing of where it was taken, and stands upright', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } };
    const onItsSide = blank(300, 200).flatten().jpeg().withMetadata({ orientation: 6 });
    const photograph = await onItsSide.withExifMerge(place).toBuffer();
    expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(20);
    const plain = await sharp(await plainOf(photograph)).metadata();
    expect(plain).toMatchObject({ width: 200, height: 300 });
    expect([plain.exif, plain.xmp, plain.iptc, plain.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is refused when it is none, whatever it is called', async () => {
    const whole = await blank(64, 64).png().toBuffer();
    const others = {
      nothing: Buffer.alloc(0),
      text: Buffer.from('I am a picture.jpg'),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      gif: await blank(9, 9).gif().toBuffer(),
      cut: whole.subarray(0, whole.length - 40),
    };
    for (const [name, bytes] of Object.entries(others)) expect(await toPlainPicture(bytes), name).toBe('pictureKind');
  });

  test('is refused when it would fill the memory', async () => {
    expect(await toPlainPicture(await blank(10_000, 6_000).png().toBuffer())).toBe('picturePixels');
  });
});
