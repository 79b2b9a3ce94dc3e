import { isIP } from 'node:net';
import { nearestName } from './nearest-name.ts';

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const noText = ['false', '0', 'off', 'no'];

export type Environment = Record<string, string | undefined>;

/** Reads single variables and remembers what was wrong with each, so that all of it is told at once. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #env: Environment;
  readonly #known = new Set<string>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Variables that no setting reads, with the name that was probably meant. */
  misspelt(known: Iterable<string> = this.#known): { name: string; meant: string }[] {
    const others = Object.keys(this.#env).filter((name) => !this.#known.has(name) && this.#env[name] !== undefined);
    return others.flatMap((name) => {
      const meant = nearestName(name, known);
      return meant === null ? [] : [{ name, meant }];
    });
  }

  /** Those of the names that have a value, though no setting has such a name. */
  given(names: string[]): string[] {
    return names.filter((name) => this.#env[name]?.trim());
  }

  text(name: string): string | null {
    this.#known.add(name);
    return this.#env[name]?.trim() || null;
  }

  /** Records what is wrong; `fallback` lets the reading continue. */
  #refuse<T>(name: string, wanted: string, fallback: T): T {
    // A password may be part of a URL.
    const told = this.text(name)?.replace(/\/\/[^\s/]*@/g, '//…@') ?? null;
    this.problems.push(`${name} must be ${wanted}, not ${JSON.stringify(told)}`);
    return fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    return this.#refuse(name, `a whole number from ${min} to ${max}`, fallback);
  }

  /** Whole numbers that begin at 0 and rise, separated by spaces or commas; none when it is not set. */
  steps(name: string): number[] {
    const numbers = (this.text(name)?.split(/[\s,]+/) ?? []).map((part) =>
      /^\d{1,9}$/.test(part) ? Number(part) : -1,
    );
    const doRise = numbers.every((number, place) => (place === 0 ? number === 0 : number > (numbers[place - 1] ?? 0)));
    return doRise ? numbers : this.#refuse(name, 'whole numbers that begin at 0 and rise, such as 0 2000 6000', []);
  }

  oneOf<Word extends string>(name: string, fallback: NoInfer<Word>, allowed: readonly Word[]): Word {
    const value = this.text(name) ?? fallback;
    const known = allowed.find((word) => word === value);
    return known ?? this.#refuse(name, `one of ${allowed.join(', ')}`, fallback);
  }

  someOf<Name extends string>(name: string, allowed: readonly Name[]): ReadonlySet<Name> {
    const values = this.text(name)?.split(/[\s,]+/) ?? [];
    const known = allowed.filter((each) => values.includes(each));
    return values.every((value) => (allowed as readonly string[]).includes(value))
      ? new Set(known)
      : this.#refuse(name, `some of ${allowed.join(', ')}`, new Set());
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['true', '1', 'on', 'yes'].includes(value)) return true;
    if (noText.includes(value)) return false;
    return this.#refuse(name, 'true or false', fallback);
  }

  shortText(name: string, most: number): string | null {
    const value = this.text(name);
    return value === null || value.length <= most
      ? value
      : this.#refuse(name, `a text of at most ${most} characters`, null);
  }

  secret(name: string, least: number): string | null {
    const value = this.text(name);
    if (value === null || value.length >= least) return value;
    this.problems.push(`${name} must have ${least} characters or more`);
    return null;
  }

  phone(name: string): string | null {
    const value = this.text(name);
    const isPhone = value === null || (/^[+\d][\d\s()-]*$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')));
    return isPhone ? value : this.#refuse(name, 'a phone number such as +966 51 234 5678', null);
  }

  header(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    return /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : this.#refuse(name, 'letters, digits, - and _ only', fallback);
  }

  url(name: string, protocols: string[] = ['http:', 'https:']): string | null {
    const value = this.text(name);
    return value === null ? null : this.#url(name, value, protocols);
  }

  urls(name: string, protocols: string[]): string[] | null {
    const values = this.text(name)?.split(/[\s,]+/);
    return values?.flatMap((value) => this.#url(name, value, protocols) ?? []) ?? null;
  }

  #url(name: string, value: string, protocols: string[]): string | null {
    const url = URL.parse(value);
    if (!url || !protocols.includes(url.protocol) || !url.hostname) {
      // A password may be part of the URL, so the refused value itself is not repeated.
      this.problems.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
      return null;
    }
    if (url.protocol.startsWith('http') && (url.username || url.password)) {
      // URLs of pictures and pages are made of it, and these are public.
      this.problems.push(`${name} must be an address without a name or password in it`);
      return null;
    }
    return value.replace(/\/+$/, '');
  }

  /** A URL that others are made of, by adding a path. */
  base(name: string, end: string): string | null {
    const url = this.url(name);
    if (url === null || !(url.endsWith(end) || /[?#]/.test(url))) return url;
    return this.#refuse(name, `an address without ${end}, query or fragment`, null);
  }

  /** A URL whose path has a fixed end, because a library adds it by itself. */
  scriptUrl(name: string, end: string): string | null {
    const url = this.url(name);
    if (url === null || (url.endsWith(end) && !/[?#]/.test(url))) return url;
    return this.#refuse(name, `an address that ends with ${end}`, null);
  }

  origin(name: string): string | null {
    const value = this.url(name);
    if (value === null) return null;
    const { href, origin } = new URL(value);
    return href === `${origin}/` ? origin : this.#refuse(name, 'an origin without a path', null);
  }

  origins(name: string): string[] | null {
    const values = this.text(name)?.split(/\s+/);
    if (!values) return null;
    const areFine = values.every((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value);
    return areFine ? values : this.#refuse(name, 'origins such as https://pay.example, separated by spaces', null);
  }

  /** The value itself is a secret and is not repeated. */
  key(name: string): string | null {
    const value = this.text(name);
    if (value === null || /^[\w.~-]{1,200}$/.test(value)) return value;
    this.problems.push(`${name} must be a key of letters, digits, - and _`);
    return null;
  }

  proxies(name: string): string[] | false {
    const value = this.text(name);
    if (value === null || noText.includes(value.toLowerCase())) return false;
    const parts = value.split(/[\s,]+/);
    return parts.every(isProxy)
      ? parts
      : this.#refuse(name, 'addresses such as 10.0.0.0/8, or loopback, linklocal, uniquelocal', false);
  }
}
