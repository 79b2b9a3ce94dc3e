import type { PageInfo } from '../graphql/generated/types.ts';
import { isFields } from '../values/safe-values.ts';
import { asMessage } from './errors.ts';
import { isEmpty, isMissing, listIn, malformed, type Origin, Reader, readEntries } from './reader.ts';

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

  /** The first object that says something under this mark; null when none does. */
  teller(name: string, mark: string): Reader | null {
    const found = this.#candidates(name).find((candidate) => isFields(candidate) && !isMissing(candidate[mark]));
    return found ? new Reader(found, this.#origin) : null;
  }

  nothing(): Reader {
    return new Reader({}, this.#origin);
  }

  /** What the provider says to the customer about what it did, as plain text; null when it says nothing. */
  message(): string | null {
    if (!isFields(this.#body)) return null;
    return asMessage(this.#body.message) ?? (isFields(this.#body.data) ? asMessage(this.#body.data.message) : null);
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
