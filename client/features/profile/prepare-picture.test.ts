import { expect, test } from 'vitest';
import { isTakenKind } from './prepare-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', true],
  ['\x89PNG\r\n\x1a\n\x00\x00', true],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', true],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', false],
  ['GIF89a', false],
  ['<svg xmlns="', false],
  ['%PDF-1.7', false],
  ['', false],
])('a picture is known by its bytes: %j', (text, isTaken) => {
  expect(isTakenKind(bytes(text))).toBe(isTaken);
});
