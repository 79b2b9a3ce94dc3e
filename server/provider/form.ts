export type FormFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

/** Fields that are null, missing or empty are left out. */
export type FormFields = Record<string, string | FormFile | null | undefined>;

/** Fields as multipart form-data, whole in memory so that the provider is told their length; `type` names the boundary. */
export const encodeForm = async (fields: FormFields): Promise<{ body: Uint8Array; type: string }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.bytes], { type: value.type }), value.name);
  }
  const encoded = new Response(form);
  return { body: await encoded.bytes(), type: encoded.headers.get('content-type') ?? '' };
};
