import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type DescribedCall, validatorFor } from '../provider-api/description.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const compile = validatorFor('usual');
const checks = new Map<string, ValidateFunction>();

const checkOf = (call: DescribedCall): ValidateFunction => {
  const check = checks.get(call.endpoint) ?? compile(call.answer);
  checks.set(call.endpoint, check);
  return check;
};

const isListOfPhp = (value: unknown): boolean =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every((name) => /^\d+$/.test(name));

const isList = (value: unknown): boolean => Array.isArray(value) || isListOfPhp(value);

const isPage = (value: unknown): value is Fields => isFields(value) && (isList(value.data) || isList(value.items));

/** Places where the shop looks as well, and their names. */
const places = (body: Fields, name: string): [place: string, value: unknown][] => {
  const data = isFields(body.data) ? body.data : {};
  return [
    [`data.${name}`, data[name]],
    ['data.data', data.data],
    ['data', body.data],
    [name, body[name]],
    ['the top level', body],
  ];
};

/** The answer with its values put where they are described, and where it lay. */
const putInPlace = (call: DescribedCall, json: unknown): { json: unknown; moved: string | null } => {
  const { kind, at } = call.holds;
  if (kind === 'words') return { json, moved: null };
  const isHeld = kind === 'list' ? (value: unknown) => isList(value) || isPage(value) : isFields;
  const name = at ?? 'data';
  if (Array.isArray(json)) return { json: held(at, json), moved: 'a list on the top level' };
  if (!isFields(json)) return { json, moved: null };
  const described = at ? `data.${at}` : 'data';
  const inPlace = at ? isFields(json.data) && json.data[at] !== undefined : json.data !== undefined;
  const place = inPlace && !(kind === 'list' && !at && isPage(json.data)) ? null : places(json, name);
  const found = place?.find(([, value]) => isHeld(value));
  if (!found) return { json: unpaged(json, at), moved: null };
  const [where, value] = found;
  return { json: held(at, value), moved: where === described ? null : `${described} lies in ${where}` };
};

const held = (at: string | undefined, value: unknown): Fields => {
  const list = isPage(value) ? (value.data ?? value.items) : value;
  return { data: at ? { [at]: list } : list };
};

const unpaged = (json: Fields, at: string | undefined): Fields => {
  if (!at || !isFields(json.data) || !isPage(json.data[at])) return json;
  const page = json.data[at] as Fields;
  return { ...json, data: { ...json.data, [at]: page.data ?? page.items } };
};

const written = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isListOfPhp(value)) return 'an object with numbers for names';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  return value === 0 || value === 1 ? '0 or 1' : `a ${typeof value}`;
};

const valueAt = (json: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (Object(value) as Fields)[name.replaceAll('~1', '/')], json);

/** `data.branches[].is_open` for `/data/branches/3/is_open`. */
const nameOf = (pointer: string): string =>
  pointer
    .slice(1)
    .replace(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.');

const wordsOf = (error: ErrorObject, json: unknown): string => {
  const name = nameOf(error.instancePath);
  if (error.keyword === 'required') return `${name}.${error.params.missingProperty} is read from elsewhere or missing`;
  return `${name} is ${written(valueAt(json, error.instancePath))}`;
};

/** A failure inside an `anyOf` is reported for the whole, unless the whole only fails because of a part of it. */
const isRepeated = ({ instancePath, keyword, schemaPath }: ErrorObject, all: readonly ErrorObject[]): boolean => {
  if (keyword === 'anyOf') return all.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  return schemaPath.includes('/anyOf/');
};

/** In which ways an answer that the shop understands is not written as it is described; each once. */
export const differencesIn = (call: DescribedCall, answer: unknown): string[] => {
  const { json, moved } = putInPlace(call, answer);
  const check = checkOf(call);
  const errors = check(json) ? [] : (check.errors ?? []);
  const own = errors.filter((error) => !isRepeated(error, errors));
  return [...new Set([...(moved ? [moved] : []), ...own.map((error) => wordsOf(error, json))])];
};
