import { defaultLanguage } from '../../schema/languages.ts';
import { buildCallPool, isUnreadable } from '../http/call-pool.ts';
import { ProviderError } from '../provider/errors.ts';
import { malformed, Reader } from '../provider/reader.ts';
import { type Fields, isFields } from '../values/safe-values.ts';

type MapsCall = {
  /** For errors; contains nothing of the request. */
  name: string;
  /** Below the URL of the service, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** Of a POST; without it the call is a GET. */
  body?: object;
  /** Whether a status that is no success only says that there is no such thing. */
  isAbsence?: (status: number, answer: Fields) => boolean;
};

const callsAtOnce = 16;
const largestAnswerBytes = 512 * 1024;

export type MapsTransport = ReturnType<typeof buildMapsTransport>;

/** Carries questions to one URL and its JSON back. Never asks twice: every question may cost money. */
export const buildMapsTransport = (address: string, deadlineMilliseconds: number) => {
  const { pool, basePath } = buildCallPool(address, { callsAtOnce, largestAnswerBytes, deadlineMilliseconds });

  const send = async (call: MapsCall, endpoint: string): Promise<{ status: number; json: unknown }> => {
    const { path, headers, body } = call;
    const signal = AbortSignal.timeout(deadlineMilliseconds);
    try {
      const response = await pool.request({
        method: body ? 'POST' : 'GET',
        path: `${basePath}${path}`,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body ? JSON.stringify(body) : null,
        signal,
      });
      return { status: response.statusCode, json: parse(await response.body.text()) };
    } catch (error) {
      if (isUnreadable(error) && !signal.aborted) throw malformed(endpoint, '');
      const kind = signal.aborted ? 'timeout' : 'unreachable';
      const what = signal.aborted ? 'did not answer in time' : 'cannot be reached';
      throw new ProviderError({ kind, endpoint, message: `The maps service ${what}.` });
    }
  };

  return {
    /**
     * The answer's object, null for an absence. Redirects are answers like any other. Fails with a `ProviderError` only,
     * which carries nothing of the question, the key or the answer but the service's own word such as `OVER_QUERY_LIMIT`.
     */
    ask: async (call: MapsCall): Promise<Reader | null> => {
      const endpoint = `maps ${call.name}`;
      const { status, json } = await send(call, endpoint);
      const answer = isFields(json) ? json : {};
      // The Places API puts its own word for the failure into `error`.
      const word = String((isFields(answer.error) ? answer.error.status : answer.status) ?? 'OK').slice(0, 40);
      const isRefused = status !== 200 || (word !== 'OK' && word !== 'ZERO_RESULTS');
      if (isRefused && call.isAbsence?.(status, answer)) return null;
      if (isRefused) {
        const message = 'The maps service does not answer questions at the moment.';
        throw new ProviderError({ kind: 'unreachable', endpoint: `${endpoint}: ${word}`, status, message });
      }
      const origin = { endpoint, baseUrl: address, language: defaultLanguage, onSkip: () => undefined };
      return new Reader(json, origin);
    },

    close: () => pool.destroy(),
  };
};

/** Undefined for a text that is not JSON. Only known fields are ever read out of it, so foreign names do no harm. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
