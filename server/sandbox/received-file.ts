/** A file of a multipart form. Where a received call is written down, its bytes are left out. */
export class ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  toJSON(): object {
    return { name: this.name, type: this.type, size: this.bytes.length };
  }
}

/** Reads a form into an object of its fields. Rejects when it is none. */
export const readForm = async (body: Uint8Array<ArrayBuffer>, contentType: string): Promise<object> => {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const fields = await Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, new ReceivedFile(value.name, value.type, new Uint8Array(await value.arrayBuffer()))],
    ),
  );
  return Object.fromEntries(fields);
};
