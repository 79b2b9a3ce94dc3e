import type { PageInfo } from '../graphql/generated/types.ts';
import { type Fields, isFields } from '../values/safe-values.ts';
import { asMessage } from './errors.ts';
import { malformed, type Origin, Reader, readEntries } from './reader.ts';
import { isEmpty, isMissing, listIn } from './writings.ts';

const hasMark = (value: unknown, marks: string[]): boolean =>
  isFields(value) && marks.some((mark) => Object.hasOwn(value, mark));

/** A whole answer. The value lies in `data.<name>`, else `data.data`, else `data`, else on the top level. */
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
    if (this.#candidates(name).some((candidate) => candidate === null || candidate === '')) return [];
    throw malformed(this.#origin.endpoint, name);
  }

  /** The one list that there is under another name, in `data` or on the top level; the one with entries, of several. */
  #onlyList(): unknown[] | null {
    for (const place of this.#places()) {
      const lists = Object.values(place).flatMap((value) => {
        const entries = isEmpty(value) && !Array.isArray(value) ? null : listIn(value);
        return entries ? [entries] : [];
      });
      const filled = lists.filter((entries) => entries.length > 0);
      const only = filled.length === 0 ? lists[0] : filled[0];
      if (only && filled.length < 2) return only;
    }
    return null;
  }

  #places(): Fields[] {
    const { data } = isFields(this.#body) ? this.#body : {};
    return [data, this.#body].filter(isFields);
  }

  /** The value under an unknown name, or alone in a list. */
  #elsewhere(): unknown[] {
    const values = this.#places().flatMap((place) => Object.values(place));
    return values.flatMap((value) => (Array.isArray(value) && value.length === 1 ? value : [value]));
  }

  /** The object that has at least one of the marks; an empty one when the provider sent an empty one. */
  object(name: string, ...marks: string[]): Reader {
    const found = this.find(name, ...marks);
    if (found) return found;
    const others = this.#elsewhere().filter((value) => hasMark(value, marks));
    if (others.length === 1) return new Reader(others[0], this.#origin);
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

  #readerOf(candidates: unknown[], isMeant: (candidate: unknown) => boolean): Reader | null {
    const found = candidates.find(isMeant);
    return found ? new Reader(found, this.#origin) : null;
  }

  /** The object that has one of the marks, null when there is none: for answers that need not say anything. */
  find(name: string, ...marks: string[]): Reader | null {
    return this.#readerOf(this.#candidates(name), (candidate) => hasMark(candidate, marks));
  }

  /** As `find`, but beside `data` the top level is about the call alone. */
  findWithin(name: string, ...marks: string[]): Reader | null {
    const isEnvelope = isFields(this.#body) && Object.hasOwn(this.#body, 'data');
    const within = this.#candidates(name).filter((candidate) => !isEnvelope || candidate !== this.#body);
    return this.#readerOf(within, (candidate) => hasMark(candidate, marks));
  }

  /** The first object that says something under this mark; null when none does. */
  teller(name: string, mark: string): Reader | null {
    const isTold = (candidate: unknown) => isFields(candidate) && !isMissing(candidate[mark]);
    return this.#readerOf(this.#candidates(name), isTold);
  }

  nothing(): Reader {
    return new Reader({}, this.#origin);
  }

  /** The provider's message to the customer about its action, as plain text; null without one. */
  message(): string | null {
    if (!isFields(this.#body)) return null;
    const { language } = this.#origin;
    const { message, data } = this.#body;
    return asMessage(message, language) ?? (isFields(data) ? asMessage(data.message, language) : null);
  }
}

const usualPerPage = 10;
const beside = ['pagination_options', 'meta', 'pagination'];

/**
 * Where a page of a list with so many entries stands, from `pagination_options` or from the fields that a paginator puts
 * beside or around it.
 */
export const readPage = (answer: Answer, list: string, entries: number): PageInfo => {
  const options =
    [...beside, list].map((place) => answer.find(place, 'current_page', 'last_page')).find(Boolean) ??
    beside.map((place) => answer.find(list, place)?.object(place)).find(Boolean);
  const perPage = options?.count('per_page', usualPerPage) || usualPerPage;
  const total = options?.count('total', 0) ?? 0;
  const lastPage = options?.count('last_page', 0) || Math.ceil(total / perPage);
  return {
    currentPage: Math.max(1, options?.count('current_page', 1) ?? 1),
    lastPage: Math.max(1, lastPage),
    perPage,
    total: Math.max(total, entries),
  };
};

/** The entries of one page, from 1, of a list that is here as a whole; a page that does not exist is empty. */
export const pageOf = <Entry>(
  all: readonly Entry[],
  currentPage: number,
  perPage: number,
): { entries: Entry[]; page: PageInfo } => ({
  entries: all.slice((currentPage - 1) * perPage, currentPage * perPage),
  page: { currentPage, lastPage: Math.max(1, Math.ceil(all.length / perPage)), perPage, total: all.length },
});
