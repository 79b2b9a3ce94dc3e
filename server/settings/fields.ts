import { isIP } from 'node:net';
import { z } from 'zod';

export type Environment = Record<string, string | undefined>;

/** Says which variable a field is read from, where its key is another. */
export const env = <Field extends z.ZodType>(name: string, field: Field): Field => field.meta({ env: name });

/** Names the expected and the given value, without the password that may be part of a URL. */
const mustBe = (wanted: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `must be ${wanted}, not ${JSON.stringify(String(input).replace(/\/\/[^\s/]*@/g, '//…@'))}`,
});

const checked = (wanted: string, isFine: (value: string) => boolean) => z.string().refine(isFine, mustBe(wanted));

/** Null when it is not set. */
const orNull = <Field extends z.ZodType>(field: Field) => field.nullable().default(null);

const wordsOf = (value: string): string[] => value.split(/[\s,]+/);

export const text = orNull(z.string());

export const integer = (fallback: number, min: number, max: number) =>
  checked(
    `a whole number from ${min} to ${max}`,
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
  )
    .transform(Number)
    .default(fallback);

const doRise = (numbers: number[]): boolean =>
  numbers.every((number, place) => (place === 0 ? number === 0 : number > (numbers[place - 1] ?? 0)));

/** Whole numbers that begin at 0 and rise, separated by spaces or commas; none when it is not set. */
export const steps = checked('whole numbers that begin at 0 and rise, such as 0 2000 6000', (value) =>
  doRise(wordsOf(value).map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : -1))),
)
  .transform((value) => wordsOf(value).map(Number))
  .default([]);

export const oneOf = <Word extends string>(fallback: NoInfer<Word>, allowed: readonly Word[]) =>
  z.enum(allowed, mustBe(`one of ${allowed.join(', ')}`)).default(fallback as never);

export const someOf = <Word extends string>(allowed: readonly Word[]) =>
  checked(`some of ${allowed.join(', ')}`, (value) =>
    wordsOf(value).every((word) => (allowed as readonly string[]).includes(word)),
  )
    .transform((value): ReadonlySet<Word> => new Set(allowed.filter((word) => wordsOf(value).includes(word))))
    .default(new Set<Word>());

const noWords = ['false', '0', 'off', 'no'];

/** Undefined when it is not set. */
export const flag = z
  .stringbool({ truthy: ['true', '1', 'on', 'yes'], falsy: noWords, ...mustBe('true or false') })
  .optional();

export const shortText = (most: number) => orNull(z.string().max(most, mustBe(`a text of at most ${most} characters`)));

/** Messages do not repeat it, and it is shown nowhere. */
export const secret = (least: number) =>
  orNull(z.string().min(least, `must have ${least} characters or more`)).meta({ isSecret: true });

/** The same. */
export const key = orNull(z.string().regex(/^[\w.~-]{1,200}$/, 'must be a key of letters, digits, - and _')).meta({
  isSecret: true,
});

export const phone = orNull(
  checked(
    'a phone number such as +966 51 234 5678',
    (value) => /^[+\d][\d\s()-]*$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
  ),
);

const headerValue = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, mustBe('letters, digits, - and _ only'));

export const header = (fallback: string) => headerValue.default(fallback);

/** An account with another company; null when it is not set. */
export const account = orNull(headerValue);

const startsWithOne = (protocols: string[], value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};

/** URLs of pictures and pages are made of it, and these are public. */
const isOpen = ({ protocol, username, password }: URL): boolean =>
  !protocol.startsWith('http') || !(username + password);

/** Without a closing slash. A refused one is not repeated: a password may be part of it. */
const address = (protocols = ['http:', 'https:']) => {
  const error = `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`;
  const withPassword = 'must be an address without a name or password in it';
  return z
    .string()
    .refine((value) => startsWithOne(protocols, value), { error, abort: true })
    .refine((value) => isOpen(new URL(value)), { error: withPassword, abort: true })
    .overwrite((value) => value.replace(/\/+$/, ''));
};

const fitting = (wanted: string, isFine: (value: string) => boolean) =>
  address().refine(isFine, { ...mustBe(wanted), abort: true });

export const url = orNull(address());

/** Separated by spaces or commas. */
export const urls = (protocols: string[]) =>
  orNull(
    z
      .string()
      .transform(wordsOf)
      .pipe(z.array(address(protocols))),
  );

/** A URL that others are made of, by adding a path. */
export const base = (end: string) =>
  orNull(fitting(`an address without ${end}, query or fragment`, (each) => !(each.endsWith(end) || /[?#]/.test(each))));

/** A URL whose path has a fixed end, because a library adds it by itself. */
export const scriptUrl = (end: string) =>
  orNull(fitting(`an address that ends with ${end}`, (each) => each.endsWith(end) && !/[?#]/.test(each)));

export const origin = orNull(
  fitting('an origin without a path', (value) => new URL(value).href === `${new URL(value).origin}/`).overwrite(
    (value) => new URL(value).origin,
  ),
);

const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;

export const origins = orNull(
  checked('origins such as https://pay.example, separated by spaces', (value) =>
    value.split(/\s+/).every(isOrigin),
  ).transform((value) => value.split(/\s+/)),
);

const isProxy = (proxy: string): boolean => {
  const [ip = '', bits, ...rest] = proxy.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const isNo = (value: string): boolean => noWords.includes(value.toLowerCase());

/** IP addresses and networks; false for none. */
export const proxies = checked(
  'addresses such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  (value) => isNo(value) || wordsOf(value).every(isProxy),
)
  .transform((value): string[] | false => (isNo(value) ? false : wordsOf(value)))
  .default(false);
