/** The body of an answer. Throws as soon as there is more of it than `most` bytes, without reading on. */
export const readAtMost = async (response: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = Number(response.headers.get('content-length') ?? 0);
  if (size <= most) {
    size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > most) break;
      parts.push(part);
    }
  }
  if (size <= most) return Buffer.concat(parts);
  await response.body?.cancel().catch(() => {});
  throw new Error(`The answer has more than ${most} bytes`);
};
