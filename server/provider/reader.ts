import type { Language } from '../../schema/languages.ts';
import type { Money } from '../graphql/generated/types.ts';
import { toMoney } from '../values/money.ts';
import { areCoordinates, type Fields, isFields, toColor, toHttpUrl, toName } from '../values/safe-values.ts';
import { ProviderError } from './errors.ts';
import { plainText, readEntities } from './plain-text.ts';
import {
  isEmpty,
  isMissing,
  isYes,
  listIn,
  toAddress,
  toAmount,
  toId,
  toMinutes,
  toNumber,
  toText,
} from './writings.ts';

/** Where an answer came from, the details of the call for its readers, and where to report an entry that was left out. */
export type Origin = {
  endpoint: string;
  /** The provider's own URL, for pictures and links without a host. */
  baseUrl: string;
  language: Language;
  onSkip: (field: string) => void;
};

/** In degrees. */
export type Place = { latitude: number; longitude: number };

const largestAmount = 21_000_000;
const longestDescription = 5000;

/**
 * Reads one object of an answer leniently, in the forms of the contract; refuses, naming endpoint and field, only
 * unreadable fields.
 */
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

  get language(): Language {
    return this.#origin.language;
  }

  get baseUrl(): string {
    return this.#origin.baseUrl;
  }

  /** The same object, with its missing fields taken from `known`. */
  over(known: Reader | Fields): Reader {
    const told = Object.entries(this.#fields).filter(([, value]) => !isMissing(value));
    const former = known instanceof Reader ? known.#fields : known;
    return new Reader({ ...former, ...Object.fromEntries(told) }, this.#origin, this.#at);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  raw(name: string): unknown {
    return this.has(name) ? this.#fields[name] : undefined;
  }

  #first(names: string[], read: (name: string) => string | null): string | null {
    for (const name of names) {
      const value = read(name);
      if (value !== null) return value;
    }
    return null;
  }

  /** The first of the names that has a text; a number counts as one. Null when all are missing or blank. */
  text(...names: string[]): string | null {
    return this.#first(names, (name) => toText(this.raw(name), this.language));
  }

  /** The name of a thing without mark-up; empty when it has none. */
  name(...names: string[]): string {
    return this.optionalName(...names) ?? '';
  }

  optionalName(...names: string[]): string | null {
    const name = this.text(...names);
    return name === null ? null : toName(readEntities(name)) || null;
  }

  plain(name: string): string | null {
    const markup = this.text(name);
    return markup === null ? null : plainText(markup, longestDescription) || null;
  }

  /** As the provider wrote it, not checked. */
  address(name: string): string | null {
    return toText(toAddress(this.raw(name)), this.language);
  }

  httpUrl(...names: string[]): string | null {
    return this.#first(names, (name) => toHttpUrl(this.address(name), this.baseUrl));
  }

  color(): string | null {
    return toColor(this.text('color', 'colour'));
  }

  /** Opaque: a text without meaning may be one. */
  id(...names: string[]): string | null {
    return this.#first(names, (name) => toId(this.raw(name)));
  }

  requiredId(...names: string[]): string {
    const id = this.id(...names);
    if (id === null) throw this.refusal(names[0] ?? 'id');
    return id;
  }

  number(name: string): number | null {
    return toNumber(this.raw(name));
  }

  /** Both degrees or neither: half a position shows the wrong place. Null also for no place on the globe. */
  position(): Place | null {
    const [latitude, longitude] = [this.number('latitude'), this.number('longitude')];
    if (latitude === null || longitude === null) return null;
    return areCoordinates({ latitude, longitude }) ? { latitude, longitude } : null;
  }

  /** Whole minutes; null when it takes none, or the provider does not say. */
  minutes(name: string): number | null {
    return toMinutes(this.raw(name)) || null;
  }

  /** In SAR. */
  optionalAmount(...names: string[]): number | null {
    for (const name of names) {
      const value = this.raw(name);
      if (isMissing(value) || value === false) continue;
      const amount = toAmount(value);
      if (amount === null || Math.abs(amount) > largestAmount) throw this.refusal(name);
      return amount;
    }
    return null;
  }

  /** The same in halalas, 0 when missing. */
  money(...names: string[]): Money {
    return toMoney(this.optionalAmount(...names) ?? 0);
  }

  optionalMoney(...names: string[]): Money | null {
    const amount = this.optionalAmount(...names);
    return amount === null ? null : toMoney(amount);
  }

  /** A whole number of things, `fallback` when missing or not one. */
  count(name: string, fallback: number): number {
    const value = this.number(name);
    return value !== null && value >= 0 && value < 2 ** 31 ? Math.floor(value) : fallback;
  }

  flag(...names: string[]): boolean {
    return names.some((name) => isYes(this.raw(name)));
  }

  optionalFlag(name: string): boolean | null {
    const value = this.raw(name);
    return isMissing(value) ? null : isYes(value);
  }

  /** Null when missing, `null` or the empty list that PHP sends for an empty object. */
  object(name: string): Reader | null {
    const value = this.raw(name);
    return isFields(value) ? new Reader(value, this.#origin, `${this.#at}${name}.`) : null;
  }

  /** Every entry that can be read; one that cannot is left out and reported. */
  list<T>(name: string, read: (entry: Reader) => T): T[] {
    const value = this.raw(name);
    if (isMissing(value)) return [];
    const entries = listIn(value);
    if (!entries) throw this.refusal(name);
    return readEntries(entries, read, this.#origin, `${this.#at}${name}`);
  }

  refusal(field: string): ProviderError {
    return malformed(this.#origin.endpoint, `${this.#at}${field}`.replace(/\.$/, ''));
  }
}

export const malformed = (endpoint: string, field: string): ProviderError => {
  const message = `${endpoint} answered with something that cannot be understood${field ? `: ${field}` : ''}`;
  return new ProviderError({ kind: 'malformed', endpoint, status: 200, message });
};

export const readEntries = <T>(entries: unknown[], read: (entry: Reader) => T, origin: Origin, at: string): T[] => {
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
};
