import type { FastifyBaseLogger } from 'fastify';
import type { EndpointStats } from './call-stats.ts';
import type { CallTimes } from './call-times.ts';
import { Answer } from './decode.ts';
import { DecodedAnswers } from './decoded-answers.ts';
import { ProviderError } from './errors.ts';
import { encodeForm, type FormFields } from './form.ts';
import { type Language, providerHeaders, type VisitorSettings } from './headers.ts';
import { type CacheStats, PublicReads } from './public-reads.ts';
import { type Params, toPath, toQuery, withoutEmpty } from './query.ts';
import { RecentFailures } from './recent-failures.ts';
import { type KnownText, type Method, Transport } from './transport.ts';
import { within } from './within.ts';

export type ReadCall<T> = {
  ids?: Record<string, string>;
  query?: Params;
  /**
   * Of a read that is the same for all guests: `kept` for a moment, or made once only while it is under way. Its `read`
   * should be one function for all calls, so that an answer which has not changed is read once.
   */
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
  /** Told what each call took. */
  callTimes?: CallTimes;
  /** The request's own, which writes the request's id into every line. */
  log: FastifyBaseLogger;
};

export type Provider = {
  forVisitor: (visitor: Visitor) => ProviderClient;
  stats: () => EndpointStats[];
  cacheStats: () => CacheStats;
  /** What public answers take, estimated, and the most that they may. */
  memory: () => { bytes: number; mostBytes: number };
  close: () => Promise<void>;
};

type ProviderOptions = {
  /** What stands before `/api/v1/`. */
  baseUrl: string;
  /** For a whole call with its retry, from waiting in line to the last byte. */
  deadlineMilliseconds: number;
  /** How long public answers are kept; 0 keeps none. */
  cacheMilliseconds: number;
  /** How long after that they are given while they are read anew. */
  staleMilliseconds: number;
  /** For how long a read that failed is not made again; 0 asks at once. */
  failureMilliseconds: number;
  log: FastifyBaseLogger;
};

type Shared = { transport: Transport; reads: PublicReads; decoded: DecodedAnswers; failures: RecentFailures };

function buildClient(shared: Shared, visitor: Visitor): ProviderClient {
  const { token, language, settings, endsAt, log, callTimes } = visitor;
  const headers = providerHeaders(token, language, settings);
  const audience = `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;

  async function timed<T>(endpoint: string, call: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await call;
    } finally {
      callTimes?.noteCall(endpoint, performance.now() - startedAt);
    }
  }

  async function send<T>(method: Method, template: string, call: ReadCall<T> & WriteCall<T>, form?: FormFields) {
    const endpoint = `${method} ${template}`;
    const path = toPath(template, call.ids);
    if (path === null) {
      throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint}: 404 Not Found` });
    }
    const query = toQuery(call.query ?? {});
    const given = call.body ? JSON.stringify(call.keepsEmpty ? call.body : withoutEmpty(call.body)) : null;
    const { body, type } = form ? await encodeForm(form) : { body: given, type: headers['Content-Type'] ?? '' };
    const isRepeatable = method === 'GET' && !call.once;
    const name = `${audience} ${token ?? 'guest'} ${path}${query}`;
    const sent = { method, isRepeatable, endpoint, path, query, headers: { ...headers, 'Content-Type': type }, body };
    const onSkip = (reason: string) => log.warn({ endpoint, reason }, 'left out an entry of a list');
    const toAnswer = (json: unknown) => new Answer(json, { endpoint, onSkip });
    if (!call.share || token) {
      const ask = () => timed(endpoint, shared.transport.send({ ...sent, endsAt }));
      const { json } = await (isRepeatable ? shared.failures.guard(name, ask) : ask());
      return call.read(toAnswer(json));
    }
    let isAsked = false;
    const ask = (known: KnownText | undefined) => {
      isAsked = true;
      return timed(endpoint, shared.transport.send({ ...sent, known }));
    };
    const asking = shared.failures.guard(name, () => shared.reads.read(name, call.share === 'kept', ask));
    if (!isAsked) callTimes?.noteKept();
    const json = await within(endsAt, asking, endpoint);
    try {
      return shared.decoded.read(json, call.read, () => toAnswer(json));
    } catch (error) {
      shared.reads.forget(name);
      throw error;
    }
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
  const reads = new PublicReads({
    freshMilliseconds: options.cacheMilliseconds,
    staleMilliseconds: options.staleMilliseconds,
  });
  const shared = {
    transport,
    reads,
    decoded: new DecodedAnswers(),
    failures: new RecentFailures(options.failureMilliseconds),
  };
  options.log.debug({ provider: new URL(options.baseUrl).origin }, 'provider client is ready');
  return {
    forVisitor: (visitor) => buildClient(shared, visitor),
    stats: () => transport.stats(),
    cacheStats: () => reads.stats(),
    memory: () => reads.memory(),
    close: () => transport.close(),
  };
}
