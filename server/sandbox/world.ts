import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxHabit } from '../settings/sandbox-config.ts';
import type { ReceivedCall, TrackedCall } from './calls.ts';
import { type Catalogue, catalogueWith, type Product } from './catalogue.ts';
import { Latency, type StruckFault } from './faults.ts';
import { orders, type SeedOrder } from './seed/bookings.ts';
import { type Customer, openStore, type State } from './store.ts';
import { Stubs } from './stubs/stubs.ts';
import { found, languageOf, Refusal, type Text, texts } from './texts.ts';

export const paymentOutcomes = ['open', 'pending', 'paid', 'declined'] as const;

/** `open` leaves it to the payment page; `pending` never settles; the others settle without the page. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

type PaymentRule = {
  outcome: PaymentOutcome;
  /** How many checks are answered `pending` before the outcome shows. */
  pendingAnswers: number;
};

type TokenClaims = { sub: string; name: string; role: string; iat: number; exp: number };

const lifetimeSeconds = 7 * 24 * 60 * 60;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** A JSON Web Token (HS256) that lives seven days from `now` (epoch milliseconds). */
export const issueToken = (who: { id: number; name: string; role: string }, secret: string, now: number): string => {
  const iat = Math.floor(now / 1000);
  const claims: TokenClaims = { sub: String(who.id), name: who.name, role: who.role, iat, exp: iat + lifetimeSeconds };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text, secret)}`;
};

/** The claims of a token that is genuine and unexpired at `now`; null for any other text. */
const readToken = (token: string, secret: string, now: number): TokenClaims | null => {
  const text = token.slice(0, token.lastIndexOf('.'));
  if (`${text}.${sign(text, secret)}` !== token) return null;
  const claims: TokenClaims = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
  return claims.exp * 1000 > now ? claims : null;
};

export type SandboxOptions = {
  /** A file, or `:memory:`. A new one is filled with the seed. */
  database: string;
  /** Where browsers reach this server, without a slash at the end; the request's own host when left out. */
  publicUrl?: () => string;
  /** Where the payment page sends customers back to, without a slash at the end; it stays where it is while unknown. */
  shopUrl?: () => string | undefined;
  /** How its answers differ from the call tables' own writing; none when left out. */
  habits?: Iterable<SandboxHabit>;
  /** Its contents beside the usual shop. */
  more?: Catalogue & { orders: SeedOrder[] };
  /** The origin of a provider that is asked in place of the sandbox's own calls; none when left out. */
  provider?: string | null;
  /** A folder of stubs, read before it listens; none when left out. */
  stubs?: string | null;
  onStubProblem?: (message: string) => void;
};

export const createWorld = (options: SandboxOptions) => {
  const store = openStore(options.database);
  const setOffset = (milliseconds: number): void => {
    store.state.clockOffset = milliseconds;
  };
  return {
    store,
    get state(): State {
      return store.state;
    },
    /** The sandbox's own time. It runs on from wherever it is set and keeps its place over a restart. */
    clock: {
      /** Epoch milliseconds. */
      now: () => Date.now() + store.state.clockOffset,
      /** Null goes back to the machine's time. */
      set: (instant: string | null) => {
        const target = instant === null ? Date.now() : Date.parse(instant);
        if (Number.isNaN(target)) throw new RangeError('The clock takes an ISO 8601 instant.');
        setOffset(target - Date.now());
      },
      advance: (milliseconds: number) => setOffset(store.state.clockOffset + milliseconds),
    },
    nextId: (kind: keyof State['lastIds']): number => {
      store.state.lastIds[kind] += 1;
      return store.state.lastIds[kind];
    },
    /** By order number; the rule under an empty one holds for every order that has none of its own. */
    paymentRules: new Map<string, PaymentRule>(),
    habits: new Set(options.habits),
    faults: [] as StruckFault[],
    latency: new Latency(),
    stubs: new Stubs(options.stubs ?? null, options.onStubProblem ?? (() => undefined)),
    /** The received calls, oldest first. */
    calls: [] as ReceivedCall[],
    /** The calls to the stand-ins of third parties. */
    tracked: [] as TrackedCall[],
    catalogue: catalogueWith(options.more),
    /** The seeded customers' orders before the first day. */
    orders: [...(options.more?.orders ?? []), ...orders],
    /** Where this server is reached, without a slash at the end. */
    originOf: (request: FastifyRequest) => options.publicUrl?.() ?? `${request.protocol}://${request.host}`,
  };
};

export type World = ReturnType<typeof createWorld>;

export const customerById = ({ state }: World, id: number): Customer | undefined =>
  state.customers.find((customer) => customer.id === id);

export const customerByNumber = ({ state }: World, mobileNumber: string): Customer | undefined =>
  state.customers.find(({ mobile_number }) => mobile_number === mobileNumber);

/** The signed-in customer of a request, null for a guest or a token that no longer counts. */
export const customerOf = (world: World, request: FastifyRequest): Customer | null => {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? readToken(token, world.state.secret, world.clock.now()) : null;
  return (claims && customerById(world, Number(claims.sub))) ?? null;
};

/** How answers are drawn for one request: its language, its pictures and its amounts. */
export const penOf = (world: World, request: FastifyRequest) => {
  const language = languageOf(request);
  const origin = world.originOf(request);
  return {
    language,
    write: (text: Text) => text[language],
    url: (path: string) => `${origin}${path}`,
    /** The URL of a drawing in a folder of `pictures/`; the seed names it. */
    picture: (folder: string, name: string) => `${origin}/pictures/${folder}/${name}.svg`,
    invoice: (paymentToken: string) => `${origin}/invoices/${paymentToken}?lang=${language}`,
    qrCode: (serialNumber: string) => `${origin}/qr/${serialNumber}.svg`,
  };
};

export type Pen = ReturnType<typeof penOf>;

/** Halalas as the provider sends them: SAR with at most two decimals. */
export const sar = (halalas: number): number => halalas / 100;

export const wholeNumber = (value: unknown): number | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

export type Query = Record<string, string | undefined>;

/** The context of a route. Reading `customer` refuses guests with 401, reading `id` a path without one with 404. */
export const callOf = (world: World, request: FastifyRequest) => ({
  world,
  request,
  body: request.body,
  query: request.query as Query,
  pen: penOf(world, request),
  get customer(): Customer {
    const customer = customerOf(world, request);
    if (!customer) throw new Refusal(401, texts.signInFirst);
    return customer;
  },
  get id(): number {
    return found(wholeNumber((request.params as { id?: string }).id));
  },
});

export type Call = ReturnType<typeof callOf>;

/** `text` says more than that it is done. */
export type Reply = { data: unknown; text?: Text; success?: true };

/** By method and path, such as `GET /orders/:id`. */
export type Routes = Record<string, (call: Call) => Reply>;

export const pageOf = <Item>(items: readonly Item[], query: Query, usualSize = 10) => {
  const size = Math.min(100, wholeNumber(query.per_page) || usualSize);
  const page = Math.max(1, wholeNumber(query.page) ?? 1);
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination_options: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(items.length / size)),
      per_page: size,
      total: items.length,
    },
  };
};

const pictureKinds = { service: 'service', retail: 'product', giftcard: 'giftcard' } as const;

export const pictureOf = ({ kind, picture }: Product, pen: Pen): string => pen.picture(pictureKinds[kind], picture);
