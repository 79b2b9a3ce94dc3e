import type { Language } from '../../schema/languages.ts';
import type { Call, ProviderClient } from '../../server/provider/client.ts';
import { Answer } from '../../server/provider/decode.ts';
import { noResponse, ProviderError, refusalOf } from '../../server/provider/errors.ts';
import { encodeForm, type Params, providerHeaders, toJson, toPath, toQuery } from '../../server/provider/request.ts';

/** A call as it leaves. */
export type Asked = {
  endpoint: string;
  method: string;
  /** Below `/api/v1/`. */
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** The fields of the body or of the form. */
  fields: Params | null;
};

/** What came back; it throws when nothing did. */
export type Carry = (asked: Asked) => Promise<{ status: number; text: string }>;

export type Exchange = {
  asked: Asked;
  status: number | null;
  /** Undefined without an answer, and for one that is no JSON. */
  json: unknown;
  /**
   * - `read`: the shop understands it
   * - `unreadable`: it does not, `words` name endpoint and field
   * - `refused`: the provider said no in `words`
   * - `silent`: no answer came
   */
  outcome: 'read' | 'unreadable' | 'refused' | 'silent';
  words: string | null;
  /** What was left out of lists. */
  skipped: string[];
};

type Visitor = { token?: string | null; language?: Language };

export type Asker = {
  client: ProviderClient;
  exchanges: Exchange[];
  /** Only this one is made from now on; any other call finds nothing, as at a provider that does not have it. */
  only(endpoint: string | null): void;
};

const settings = { serviceType: 'reservation', deliveryMethod: 'branch', deviceType: 'web' };

const parse = (text: string): unknown => {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The provider as the shop's own functions ask it, with everything that goes and comes written down. */
export const createAsker = (carry: Carry, { token = null, language = 'en' }: Visitor = {}): Asker => {
  const exchanges: Exchange[] = [];
  let wanted: string | null = null;

  const write = async (method: string, template: string, call: Call<unknown>) => {
    const { form } = call;
    const path = toPath(template, call.ids);
    if (path === null) throw new Error(`${template} cannot be filled in`);
    const headers = providerHeaders(token, language, settings);
    const given = call.body ? toJson(call.body, call.keepsEmpty) : null;
    const encoded = form && (await encodeForm(form));
    if (encoded) headers['Content-Type'] = encoded.type;
    const body = encoded ? new Uint8Array(encoded.body) : given;
    const fields = form ? (form as Params) : given && JSON.parse(given);
    return { endpoint: `${method} ${template}`, method, path, query: toQuery(call.query ?? {}), headers, body, fields };
  };

  const send = async <T>(method: string, template: string, call: Call<T>) => {
    const endpoint = `${method} ${template}`;
    if (wanted !== null && wanted !== endpoint) {
      throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint} is not asked` });
    }
    const asked = await write(method, template, call);
    const exchange: Exchange = { asked, status: null, json: undefined, outcome: 'silent', words: null, skipped: [] };
    exchanges.push(exchange);
    let text: string;
    try {
      ({ status: exchange.status, text } = await carry(asked));
    } catch (error) {
      exchange.words = error instanceof Error ? error.message : String(error);
      throw noResponse(asked, true);
    }
    exchange.json = parse(text);
    const onSkip = (words: string) => exchange.skipped.push(words);
    try {
      const refusal = refusalOf({ ...asked, language }, exchange.status, exchange.json, null);
      if (refusal) throw refusal;
      if (exchange.json === undefined) throw new Error('not JSON');
      const value = call.read(
        new Answer(exchange.json, { endpoint, baseUrl: 'https://provider.example', language, onSkip }),
      );
      exchange.outcome = 'read';
      return value;
    } catch (error) {
      const isNo = error instanceof ProviderError && error.kind !== 'malformed';
      exchange.outcome = isNo ? 'refused' : 'unreadable';
      exchange.words = error instanceof Error ? error.message : String(error);
      throw error;
    }
  };

  return {
    exchanges,
    only: (endpoint) => {
      wanted = endpoint;
    },
    client: {
      language,
      get: (template, call) => send('GET', template, call),
      post: (template, call) => send('POST', template, call),
      put: (template, call) => send('PUT', template, call),
      delete: (template, call) => send('DELETE', template, call),
    },
  };
};

/** Carries calls to a provider that is well; `origin` is without `/api/v1`. */
export const carryTo =
  (origin: string): Carry =>
  async ({ method, path, query, headers, body }) => {
    const response = await fetch(`${origin}/api/v1/${path}${query}`, { method, headers, body });
    return { status: response.status, text: await response.text() };
  };
