import { setTimeout as wait } from 'node:timers/promises';
import { type IconSet, toIconSet } from './icon-set.ts';
import { NewestMap } from './newest-map.ts';
import { readAtMost } from './read-at-most.ts';

/** Milliseconds for all that is asked for one answer. */
const REQUEST_TIMEOUT = 5_000;
/** Milliseconds after which the next address is asked beside the one that is silent. */
const ROTATE_AFTER = 750;
const LONGEST_URL = 500;
const MOST_BYTES = 1024 * 1024;
const MOST_KEPT = 200;
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

/** A public service of icons, at one or more addresses that all answer alike. What it answered is kept. */
export class IconService {
  readonly #addresses: string[];
  readonly #answers = new NewestMap<string, Promise<IconSet>>(MOST_KEPT);
  #running = 0;

  constructor(addresses: string[]) {
    this.#addresses = addresses;
  }

  /** Rejects when no address answers within five seconds. */
  find(prefix: string, names: string[]): Promise<IconSet> {
    const parts = this.#cut(prefix, names.toSorted());
    return Promise.all(parts.map((part) => this.#read(prefix, part))).then((sets) => merge(sets, prefix));
  }

  /** As many names to a question as its address has room for. */
  #cut(prefix: string, names: string[]): string[][] {
    const room = LONGEST_URL - Math.max(...this.#addresses.map(({ length }) => length));
    const parts: string[][] = [];
    for (const name of names) {
      const last = parts.at(-1);
      if (last && pathOf(prefix, [...last, name]).length <= room) last.push(name);
      else parts.push([name]);
    }
    return parts;
  }

  #read(prefix: string, names: string[]): Promise<IconSet> {
    const path = pathOf(prefix, names);
    const known = this.#answers.get(path);
    if (known) return known;
    if (this.#running >= MOST_AT_ONCE) return Promise.reject(new Error('The icon service is asked too much'));
    const answer = this.#ask(path, prefix);
    this.#answers.set(path, answer);
    answer.catch(() => this.#answers.delete(path));
    return answer;
  }

  async #ask(path: string, prefix: string): Promise<IconSet> {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]);
    this.#running += 1;
    try {
      return await Promise.any(
        this.#addresses.map(async (address, turn) => {
          if (turn > 0) await wait(turn * ROTATE_AFTER, undefined, { signal });
          return askOne(address + path, prefix, signal);
        }),
      );
    } finally {
      this.#running -= 1;
      done.abort();
    }
  }
}
