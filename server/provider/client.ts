import type { FastifyBaseLogger } from 'fastify';
import type { EndpointStats } from './call-stats.ts';
import { Answer } from './decode.ts';
import { ProviderError, timeout } from './errors.ts';
import { encodeForm, type FormFields } from './form.ts';
import { type Language, providerHeaders, type VisitorSettings } from './headers.ts';
import { type CacheStats, PublicReads } from './public-reads.ts';
import { type Params, toPath, toQuery, withoutEmpty } from './query.ts';
import { type Method, Transport } from './transport.ts';

export type ReadCall<T> = {
  ids?: Record<string, string>;
  query?: Params;
  /** Of a read that is the same for all guests: `kept` for a moment, or made once only while it is under way. */
  share?: 'kept' | 'in-flight';
  /** Of a GET that changes something: it is not asked again after a failure. */
  once?: true;
  read: (answer: Answer) => T;
};

export type WriteCall<T> = {
  ids?: Record<string, string>;
  body?: Params;
  /** For a call that replaces what is there: an empty field takes the old value away, a missing one may keep it. */
  keepsEmpty?: boolean;
  read: (answer: Answer) => T;
};

export type FormCall<T> = {
  fields: FormFields;
  read: (answer: Answer) => T;
};

/** The provider as one visitor sees it. Every method fails with a `ProviderError` only. */
export type ProviderClient = {
  readonly language: Language;
  get: <T>(template: string, call: ReadCall<T>) => Promise<T>;
  post: <T>(template: string, call: WriteCall<T>) => Promise<T>;
  /** The same as multipart form-data, for what can carry a file. */
  postForm: <T>(template: string, call: FormCall<T>) => Promise<T>;
  put: <T>(template: string, call: WriteCall<T>) => Promise<T>;
  delete: <T>(template: string, call: WriteCall<T>) => Promise<T>;
};

export type Visitor = {
  token: string | null;
  language: Language;
  settings: VisitorSettings;
  /** When the visitor stops waiting for all calls together, by `performance.now()`. */
  endsAt?: number;
  /** The request's own, which writes the request's id into every line. */
  log: FastifyBaseLogger;
};

export type Provider = {
  forVisitor: (visitor: Visitor) => ProviderClient;
  stats: () => EndpointStats[];
  cacheStats: () => CacheStats;
  close: () => Promise<void>;
};

type ProviderOptions = {
  /** What stands before `/api/v1/`. */
  baseUrl: string;
  /** For a whole call with its retry, from waiting in line to the last byte. */
  deadlineMilliseconds: number;
  /** How long public answers are kept; 0 keeps none. */
  cacheMilliseconds: number;
  log: FastifyBaseLogger;
};

const KEPT_ANSWERS = 500;

/** `decoded`: what was made of public answers that are still the same. */
type Shared = { transport: Transport; reads: PublicReads; decoded: WeakMap<object, unknown> };

function decodeOnce<T>(decoded: Shared['decoded'], answer: unknown, decode: () => T): T {
  if (typeof answer !== 'object' || answer === null) return decode();
  const value = decoded.has(answer) ? (decoded.get(answer) as T) : decode();
  decoded.set(answer, value);
  return value;
}

/** What many wait for may come too late for one of them and in time for the others. */
async function within<T>(endsAt: number, answer: Promise<T>, endpoint: string): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeout(endpoint)), Math.max(0, endsAt - performance.now()));
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

function buildClient(shared: Shared, visitor: Visitor): ProviderClient {
  const { token, language, settings, endsAt, log } = visitor;
  const headers = providerHeaders(token, language, settings);
  const audience = `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;

  async function send<T>(method: Method, template: string, call: ReadCall<T> & WriteCall<T>, form?: FormFields) {
    const endpoint = `${method} ${template}`;
    const path = toPath(template, call.ids);
    if (path === null) {
      throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint}: 404 Not Found` });
    }
    const query = toQuery(call.query ?? {});
    const json = call.body ? JSON.stringify(call.keepsEmpty ? call.body : withoutEmpty(call.body)) : null;
    const { body, type } = form ? await encodeForm(form) : { body: json, type: headers['Content-Type'] ?? '' };
    const publicName = call.share && !token ? `${audience} ${path}${query}` : null;
    const load = async () => {
      const isRepeatable = method === 'GET' && !call.once;
      const sentHeaders = { ...headers, 'Content-Type': type };
      const sent = { method, isRepeatable, endpoint, path, query, headers: sentHeaders, body, publicName };
      const answer = await shared.transport.send({ ...sent, ...(publicName === null && { endsAt }) });
      const onSkip = (reason: string) => log.warn({ endpoint, reason }, 'left out an entry of a list');
      const decode = () => call.read(new Answer(answer, { endpoint, onSkip }));
      return publicName === null ? decode() : decodeOnce(shared.decoded, answer, decode);
    };
    if (publicName === null) return load();
    const answer = shared.reads.read(publicName, call.share === 'kept', load);
    return endsAt === undefined ? answer : within(endsAt, answer, endpoint);
  }

  return {
    language,
    get: (template, call) => send('GET', template, call),
    post: (template, call) => send('POST', template, call),
    postForm: (template, { fields, read }) => send('POST', template, { read }, fields),
    put: (template, call) => send('PUT', template, call),
    delete: (template, call) => send('DELETE', template, call),
  };
}

/** The provider's REST API behind one pool of connections. Nothing is sent until the first call. */
export function buildProvider(options: ProviderOptions): Provider {
  const transport = new Transport(options.baseUrl, options.deadlineMilliseconds);
  const reads = new PublicReads({ milliseconds: options.cacheMilliseconds, entries: KEPT_ANSWERS });
  const shared = { transport, reads, decoded: new WeakMap() };
  options.log.debug({ provider: new URL(options.baseUrl).origin }, 'provider client is ready');
  return {
    forVisitor: (visitor) => buildClient(shared, visitor),
    stats: () => transport.stats(),
    cacheStats: () => reads.stats(),
    close: () => transport.close(),
  };
}
