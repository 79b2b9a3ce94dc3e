import type { Language } from '../../schema/languages.ts';

/** The settings of the shop that go with every call; each a word such as `reservation`. */
export type VisitorSettings = { serviceType: string; deliveryMethod: string; deviceType: string };

/** The headers of one visitor's calls: made here from nothing, so that none of the browser's own goes upstream. */
export const providerHeaders = (
  token: string | null,
  language: Language,
  settings: VisitorSettings,
): Record<string, string> => {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    'Content-Type': 'application/json',
  };
  if (settings.serviceType) headers['Service-Type'] = settings.serviceType;
  if (settings.deliveryMethod) headers['Delivery-Method'] = settings.deliveryMethod;
  if (settings.deviceType) headers['Device-Type'] = settings.deviceType;
  if (token) headers.Authorization = `Bearer ${token}`;
  return headers;
};

export type ParamValue = string | number | null | undefined | ParamValue[] | { [name: string]: ParamValue };

export type Params = { [name: string]: ParamValue };

const append = (query: URLSearchParams, name: string, value: ParamValue): void => {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    query.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) append(query, `${name}[${key}]`, inner);
};

/** Writes nested params as the provider reads them, `service_fees[0][id]=18`; empty ones are left out. */
export const toQuery = (params: Params): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) append(query, name, value);
  const text = query.toString();
  return text ? `?${text}` : '';
};

/** No id: nothing but dots, or a slash, which some providers take for one even when it is written `%2F`. */
const noId = /^\.*$|[/\\\p{Cc}]/u;

/** Fills the ids into a template such as `products/{id}`; null when one of them cannot be a part of a path. */
export const toPath = (template: string, ids: Record<string, string> = {}): string | null => {
  let isPossible = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? '';
    if (noId.test(id) || id.length > 200 || !id.isWellFormed()) isPossible = false;
    return isPossible ? encodeURIComponent(id) : '';
  });
  return isPossible ? path : null;
};

/** The body of a write, as JSON. Empty fields are left out unless they are to be kept; entries of lists always stay. */
export const toJson = (params: Params, keepsEmpty = false): string =>
  JSON.stringify(params, function (this: unknown, _name, value: ParamValue) {
    const isEmpty = value === null || value === '';
    return isEmpty && !keepsEmpty && !Array.isArray(this) ? undefined : value;
  });

export type FormFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

/** Fields that are null, missing or empty are left out. */
export type FormFields = Record<string, string | FormFile | null | undefined>;

/** Fields as multipart form-data, whole in memory so that the provider gets their length; `type` names the boundary. */
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
