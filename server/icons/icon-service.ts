import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { readAtMost } from '../http/read-at-most.ts';
import type { KeptBytes } from '../memory/kept-memory.ts';
import { type IconSet, toIconSet } from './icon-set.ts';

/** Milliseconds for all that is asked for one answer. */
const REQUEST_TIMEOUT = 5_000;
/** Milliseconds after which the next origin is asked beside the one that is silent. */
const ROTATE_AFTER = 750;
const LONGEST_URL = 500;
const MOST_BYTES = 1024 * 1024;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;
const MOST_AT_ONCE = 8;

const pathOf = (prefix: string, names: string[]) => `/${prefix}.json?icons=${names.join(',')}`;

async function askOne(url: string, prefix: string, signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The icon service answered ${response.status}`);
  return toIconSet(JSON.parse((await readAtMost(response, MOST_BYTES)).toString()), prefix);
}

const merge = (sets: IconSet[], prefix: string): IconSet => ({
  ...sets[0],
  prefix,
  icons: Object.assign({}, ...sets.map(({ icons }) => icons)),
  aliases: Object.assign({}, ...sets.map(({ aliases }) => aliases)),
});

/** A public service of icons, at one or more origins that all answer alike. What it answered is kept. */
export class IconService {
  readonly #origins: string[];
  readonly #answers = new LRUCache<string, IconSet, string>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (set) => 2 * JSON.stringify(set).length,
    fetchMethod: (path, _stale, { context: prefix }) => this.#ask(path, prefix),
  });
  #underWay = 0;

  constructor(origins: string[]) {
    this.#origins = origins;
  }

  memory(): KeptBytes {
    return { bytes: this.#answers.calculatedSize, mostBytes: MOST_KEPT_BYTES };
  }

  /** Rejects when no origin answers within five seconds. */
  find(prefix: string, names: string[]): Promise<IconSet> {
    const parts = this.#cut(prefix, names.toSorted());
    return Promise.all(parts.map((part) => this.#read(prefix, part))).then((sets) => merge(sets, prefix));
  }

  /** As many names to a question as its URL has room for. */
  #cut(prefix: string, names: string[]): string[][] {
    const room = LONGEST_URL - Math.max(...this.#origins.map(({ length }) => length));
    const parts: string[][] = [];
    for (const name of names) {
      const last = parts.at(-1);
      if (last && pathOf(prefix, [...last, name]).length <= room) last.push(name);
      else parts.push([name]);
    }
    return parts;
  }

  async #read(prefix: string, names: string[]): Promise<IconSet> {
    const set = await this.#answers.fetch(pathOf(prefix, names), { context: prefix });
    if (!set) throw new Error('The icon service is asked too much');
    return set;
  }

  async #ask(path: string, prefix: string): Promise<IconSet | undefined> {
    if (this.#underWay >= MOST_AT_ONCE) return undefined;
    this.#underWay += 1;
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]);
    try {
      return await Promise.any(
        this.#origins.map(async (origin, turn) => {
          if (turn > 0) await wait(turn * ROTATE_AFTER, undefined, { signal });
          return askOne(origin + path, prefix, signal);
        }),
      );
    } finally {
      this.#underWay -= 1;
      done.abort();
    }
  }
}
