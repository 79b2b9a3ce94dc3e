import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../schema/languages.ts';
import type { Telemetry, TraceHeaders } from '../telemetry/telemetry.ts';
import type { CallTimes } from './call-times.ts';
import { Answer } from './decode.ts';
import { ProviderError, within } from './errors.ts';
import { buildPublicAnswers, type Lifetimes, type Question, readOnce } from './public-answers.ts';
import { buildRecentFailures } from './recent-failures.ts';
import {
  encodeForm,
  type FormFields,
  type Params,
  providerHeaders,
  toJson,
  toPath,
  toQuery,
  type VisitorSettings,
} from './request.ts';
import { buildTransport, type KnownText, type Method, type TransportCall } from './transport.ts';

export type Call<T> = {
  ids?: Record<string, string>;
  query?: Params;
  body?: Params;
  /** In the place of a body multipart form-data, for calls with a file. */
  form?: FormFields;
  /** For a call that replaces the stored fields: an empty field takes the old value away, a missing one may keep it. */
  keepsEmpty?: boolean;
  /**
   * Of a read that is the same for all guests: `kept` for a moment, or made once only while it is under way. An answer
   * `for-all` serves signed-in customers too, because it has no price. The `read` should be one function for all
   * calls, so that an answer which has not changed is read once.
   */
  share?: 'kept' | 'for-all' | 'in-flight';
  /** Of a GET that changes something: it is not asked again after a failure. */
  once?: true;
  read: (answer: Answer) => T;
};

type Ask = <T>(template: string, call: Call<T>) => Promise<T>;

/** The provider as one visitor sees it. Every method fails with a `ProviderError` only. */
export type ProviderClient = { readonly language: Language; get: Ask; post: Ask; put: Ask; delete: Ask };

export type Visitor = {
  token: string | null;
  language: Language;
  settings: VisitorSettings;
  /** When the visitor stops waiting for all calls together, by `performance.now()`. */
  endsAt?: number;
  callTimes?: CallTimes;
  /** Of the request that the calls are made for; without them the calls have an id of their own. */
  trace?: TraceHeaders;
  /** The request's own, which writes the request's id into every line. */
  log: FastifyBaseLogger;
};

export type Provider = ReturnType<typeof buildProvider>;

/** The names are those of the settings. */
type ProviderOptions = Lifetimes & {
  /** The base URL before `/api/v1/`. */
  providerUrl: string;
  /** For a whole call with its retry, from waiting in line to the last byte. */
  providerTimeoutMs: number;
  /** A call that takes longer is one line of the log; without it, none is. */
  slowCallMs?: number;
  /** For how long a read that failed is not made again; 0 asks at once. */
  providerFailureMs: number;
  telemetry?: Telemetry | null;
  log: FastifyBaseLogger;
};

/** The shared parts of the clients of all visitors. */
const sharedBy = (options: ProviderOptions) => ({
  providerUrl: options.providerUrl,
  transport: buildTransport(options.providerUrl, options.providerTimeoutMs, options.telemetry),
  reads: buildPublicAnswers(options),
  /** Reads that were answered without a call of their own, and with one. */
  counts: { hits: 0, misses: 0 },
  unlessJustFailed: buildRecentFailures(options.providerFailureMs),
  slowCallMs: options.slowCallMs ?? Number.POSITIVE_INFINITY,
});

type Shared = ReturnType<typeof sharedBy>;

const buildClient = (shared: Shared, visitor: Visitor): ProviderClient => {
  const { token, language, settings, endsAt, log, callTimes, trace = { 'X-Request-Id': randomUUID() } } = visitor;
  const headers: Record<string, string> = { ...providerHeaders(token, language, settings), ...trace };
  const guestHeaders = { ...providerHeaders(null, language, settings), ...trace };
  const audience = `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;

  const timed = async (cache: 'none' | 'miss', call: TransportCall): Promise<KnownText> => {
    const { endpoint } = call;
    const path = call.path + call.query;
    const startedAt = performance.now();
    let error: ProviderError | null = null;
    let stub: string | null = null;
    let text: string | null = null;
    const onStub = (name: string) => {
      stub = name;
    };
    try {
      const known = await shared.transport.send({ ...call, onStub });
      text = known.text;
      return known;
    } catch (failure) {
      error = failure instanceof ProviderError ? failure : null;
      throw failure;
    } finally {
      callTimes?.note({ endpoint, path, cache, startedAt, error, stub, text });
      const milliseconds = Math.round(performance.now() - startedAt);
      if (milliseconds > shared.slowCallMs) {
        log.warn({ endpoint, milliseconds }, 'a call of the provider was slow');
      }
    }
  };

  const send = async <T>(method: Method, template: string, call: Call<T>) => {
    const endpoint = `${method} ${template}`;
    const path = toPath(template, call.ids);
    if (path === null) {
      throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint}: 404 Not Found` });
    }
    const query = toQuery(call.query ?? {});
    const given = call.body ? toJson(call.body, call.keepsEmpty) : null;
    const { body, type } = call.form
      ? await encodeForm(call.form)
      : { body: given, type: headers['Content-Type'] ?? '' };
    const isRepeatable = method === 'GET' && !call.once;
    const nameFor = (who: string) => `${audience} ${who} ${path}${query}`;
    const sent = { method, isRepeatable, endpoint, path, query, language, body };
    const own = { ...headers, 'Content-Type': type };
    const onSkip = (reason: string) => log.warn({ endpoint, reason }, 'left out an entry of a list');
    const toAnswer = (json: unknown) => new Answer(json, { endpoint, baseUrl: shared.providerUrl, language, onSkip });
    const askOwn = (known?: KnownText, onTrouble?: () => void) => {
      const ask = () => timed('none', { ...sent, headers: own, endsAt, onTrouble, known });
      return isRepeatable ? shared.unlessJustFailed(nameFor(token ?? 'guest'), ask) : ask();
    };
    const isKept = call.share === 'kept' || call.share === 'for-all';
    if (!call.share || (token && !isKept)) return call.read(toAnswer((await askOwn()).json));

    const question: Question = {
      name: nameFor('guest'),
      // The first part of the path, such as `products`.
      kind: template.split('/')[0] ?? '',
      keeps: isKept,
      ask: (known, onTrouble) => timed('miss', { ...sent, headers: guestHeaders, known, onTrouble }),
      check: (answer) => readOnce(answer, call.read, toAnswer),
    };
    const asking = token
      ? shared.reads.readOwn(question, askOwn, call.share === 'for-all')
      : shared.unlessJustFailed(question.name, () => shared.reads.read(question));
    const startedAt = performance.now();
    const { answer, asOf, how } = await within(endsAt, asking, endpoint);
    if (how === 'made') shared.counts.misses += 1;
    else {
      shared.counts.hits += 1;
      callTimes?.note({ endpoint, path: path + query, cache: how, startedAt });
    }
    if (isKept) callTimes?.noteAge(asOf);
    return readOnce(answer, call.read, toAnswer);
  };

  return {
    language,
    get: (template, call) => send('GET', template, call),
    post: (template, call) => send('POST', template, call),
    put: (template, call) => send('PUT', template, call),
    delete: (template, call) => send('DELETE', template, call),
  };
};

/** The provider's REST API behind one pool of connections. Nothing is sent until the first call. */
export const buildProvider = (options: ProviderOptions) => {
  const shared = sharedBy(options);
  const { transport, reads, counts } = shared;
  options.log.debug({ provider: new URL(options.providerUrl).origin }, 'provider client is ready');
  return {
    forVisitor: (visitor: Visitor) => buildClient(shared, visitor),
    stats: transport.stats,
    cacheStats: () => ({ ...counts, entries: reads.size }),
    /** Throws kept answers away by the first part of their path, such as `products`. */
    purge: (isMeant: (kind: string) => boolean) => reads.purge(isMeant),
    /** The bytes of public answers, estimated, and their limit. */
    memory: () => reads.memory(),
    close: transport.close,
  };
};
