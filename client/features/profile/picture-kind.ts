/** Bytes that a picture is known by. */
export const tellingBytes = 12;

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Whether the first bytes of a file are those of a JPEG, PNG or WebP, whatever its name says. */
export const isTakenKind = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 3) === '\xff\xd8\xff' ||
  textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP');
