import { ProviderError } from './errors.ts';
import { asMessage } from './refusals.ts';

type Fields = Record<string, unknown>;

/** Where an answer came from, and where to report an entry that was left out. */
export type Origin = { endpoint: string; onSkip: (field: string) => void };

const LARGEST_AMOUNT = 21_000_000;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** PHP writes a list with holes as an object with numbers for names. */
function toEntries(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  if (isEmpty(value)) return [];
  return Object.keys(value).every((name) => /^\d+$/.test(name)) ? Object.values(value) : null;
}

/** A list as it is, or the one that a page of a list holds. */
function listIn(value: unknown): unknown[] | null {
  return toEntries(value) ?? (isFields(value) ? (toEntries(value.data) ?? toEntries(value.items)) : null);
}

/** Characters that reverse the text after them, or end a text for some parsers. */
const TREACHEROUS = /[\0\u202d\u202e]/;

/** A text as it can be sent, shown and put into an address: half characters are no text. */
function toSound(text: string): string {
  return text.isWellFormed() && !TREACHEROUS.test(text)
    ? text
    : text.toWellFormed().replace(new RegExp(TREACHEROUS, 'g'), '');
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const digits = value.trim().replace(/(?<=\d),(?=\d{3})/g, '');
  return /^[+-]?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** Whether the provider means yes, in any of the ways it writes that. */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || (typeof value === 'string' && /^true$/i.test(value));
}

/** Reads one object of an answer leniently; refuses, naming endpoint and field, only what cannot be understood. */
export class Reader {
  readonly #fields: Fields;
  readonly #origin: Origin;
  readonly #at: string;

  constructor(value: unknown, origin: Origin, at = '') {
    this.#origin = origin;
    this.#at = at;
    this.#fields = isFields(value) ? value : {};
    if (!isFields(value) && !isEmpty(value)) throw this.refusal('');
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  raw(name: string): unknown {
    return this.has(name) ? this.#fields[name] : undefined;
  }

  /** The first of the names that has a text; a number counts as one. Null when all are missing or blank. */
  text(...names: string[]): string | null {
    for (const name of names) {
      const value = this.raw(name);
      if (typeof value === 'string' && value.trim() !== '') return toSound(value);
      if (typeof value === 'number') return String(value);
    }
    return null;
  }

  /** An id as an opaque text. */
  id(...names: string[]): string | null {
    return this.text(...names);
  }

  requiredId(...names: string[]): string {
    const id = this.id(...names);
    if (id === null) throw this.refusal(names[0] ?? 'id');
    return id;
  }

  number(name: string): number | null {
    return toNumber(this.raw(name));
  }

  /** An amount in SAR, 0 when missing. */
  amount(...names: string[]): number {
    return this.optionalAmount(...names) ?? 0;
  }

  optionalAmount(...names: string[]): number | null {
    for (const name of names) {
      const value = this.raw(name);
      if (value === undefined || value === null || value === '' || value === false || isEmpty(value)) continue;
      const amount = toNumber(value);
      if (amount === null || Math.abs(amount) > LARGEST_AMOUNT) throw this.refusal(name);
      return amount;
    }
    return null;
  }

  /** A whole number of things, `fallback` when missing or not one. */
  count(name: string, fallback: number): number {
    const value = this.number(name);
    return value !== null && value >= 0 && value < 2 ** 31 ? Math.floor(value) : fallback;
  }

  flag(...names: string[]): boolean {
    return names.some((name) => isYes(this.raw(name)));
  }

  /** Null when the provider does not say. */
  optionalFlag(name: string): boolean | null {
    const value = this.raw(name);
    return value === undefined || value === null || value === '' ? null : isYes(value);
  }

  /** Null when missing, `null` or the empty list that PHP sends for an empty object. */
  object(name: string): Reader | null {
    const value = this.raw(name);
    return isFields(value) ? new Reader(value, this.#origin, `${this.#at}${name}.`) : null;
  }

  /** Every entry that can be read; one that cannot is left out and reported. */
  list<T>(name: string, read: (entry: Reader) => T): T[] {
    const value = this.raw(name);
    if (value === undefined || value === null || value === '') return [];
    const entries = listIn(value);
    if (!entries) throw this.refusal(name);
    return readEntries(entries, read, this.#origin, `${this.#at}${name}`);
  }

  refusal(field: string): ProviderError {
    return malformed(this.#origin.endpoint, `${this.#at}${field}`.replace(/\.$/, ''));
  }
}

function malformed(endpoint: string, field: string): ProviderError {
  const message = `${endpoint} answered with something that cannot be understood${field ? `: ${field}` : ''}`;
  return new ProviderError({ kind: 'malformed', endpoint, status: 200, message });
}

function readEntries<T>(entries: unknown[], read: (entry: Reader) => T, origin: Origin, at: string): T[] {
  const values: T[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      values.push(read(new Reader(entry, origin, `${at}[${index}].`)));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      origin.onSkip(error.message);
    }
  }
  return values;
}

/** A whole answer. What is looked for lies in `data.<name>`, else `data.data`, else `data`, else on the top level. */
export class Answer {
  readonly #body: unknown;
  readonly #origin: Origin;

  constructor(body: unknown, origin: Origin) {
    this.#body = body;
    this.#origin = origin;
  }

  #candidates(name: string): unknown[] {
    const body = isFields(this.#body) ? this.#body : {};
    const data = body.data;
    const inner = isFields(data) ? [data[name], data.data] : [];
    return [...inner, data, body[name], this.#body];
  }

  list<T>(name: string, read: (entry: Reader) => T): T[] {
    for (const candidate of this.#candidates(name)) {
      const entries = listIn(candidate);
      if (entries && (candidate !== this.#body || Array.isArray(candidate))) {
        return readEntries(entries, read, this.#origin, name);
      }
    }
    const only = this.#onlyList();
    if (only) return readEntries(only, read, this.#origin, name);
    if (this.#candidates(name).some((candidate) => candidate === null)) return [];
    throw malformed(this.#origin.endpoint, name);
  }

  /** The one list in `data`, under whatever name. */
  #onlyList(): unknown[] | null {
    const data = isFields(this.#body) ? this.#body.data : null;
    const lists = isFields(data) ? Object.values(data).filter(Array.isArray) : [];
    return lists.length === 1 ? (lists[0] ?? null) : null;
  }

  /** The object that has at least one of the marks; an empty one when the provider sent an empty one. */
  object(name: string, ...marks: string[]): Reader {
    for (const candidate of this.#candidates(name)) {
      if (isFields(candidate) && marks.some((mark) => Object.hasOwn(candidate, mark))) {
        return new Reader(candidate, this.#origin);
      }
    }
    if (this.#candidates(name).some((candidate) => candidate !== this.#body && isEmpty(candidate))) {
      return new Reader({}, this.#origin);
    }
    throw malformed(this.#origin.endpoint, name);
  }

  /** As `object`, of something that may be empty: then some providers send `null`. */
  objectOrEmpty(name: string, ...marks: string[]): Reader {
    const found = this.find(name, ...marks);
    if (!found && this.#candidates(name).some((candidate) => candidate === null)) return new Reader({}, this.#origin);
    return found ?? this.object(name, ...marks);
  }

  /** The object that has one of the marks, null when there is none: for answers that need not say anything. */
  find(name: string, ...marks: string[]): Reader | null {
    const found = this.#candidates(name).find(
      (candidate) => isFields(candidate) && marks.some((mark) => Object.hasOwn(candidate, mark)),
    );
    return found ? new Reader(found, this.#origin) : null;
  }

  /** What the provider says to the customer about what it did, as plain text; null when it says nothing. */
  message(): string | null {
    if (!isFields(this.#body)) return null;
    return asMessage(this.#body.message) ?? (isFields(this.#body.data) ? asMessage(this.#body.data.message) : null);
  }
}
