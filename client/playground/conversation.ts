import type { Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, GraphQLError, Kind, parse } from 'graphql';
import { useSyncExternalStore } from 'react';
import { type Language, languageOf, splitLanguage } from '../../schema/languages.ts';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import { ExternalStore } from '../storage/external-store.ts';

/** Data of answers by the name of their operation. */
type Answers = ReadonlyMap<string, unknown>;

const placeholder = /^\{\{(\w+)\.([\w.*?]+)\}\}$/;

/** The operation of a placeholder has not been sent yet. */
export class NotAskedYet extends Error {}

/** In a list `*` is the first entry with something at the rest of the path; `?flag` the first of those whose `flag` is true. */
const find = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return value;
  if (!Array.isArray(value) || !/^[*?]/.test(key)) {
    return find((value as Record<string, unknown> | null | undefined)?.[key], rest);
  }
  const flag = key.slice(1);
  const entries = value.filter((entry) => !flag || entry?.[flag]);
  return entries.map((entry) => find(entry, rest)).find((found) => found !== undefined && found !== null);
};

const lookUp = (answers: Answers, operation: string, path: string): unknown => {
  const found = find(answers.get(operation), path.split('.'));
  if (found === undefined || found === null) {
    throw new NotAskedYet(`Run ${operation} first: its answer has no ${path} yet.`);
  }
  return found;
};

/**
 * Variables with former answers in them: `"{{SendCode.sendCode.resendAfterSeconds}}"` becomes that value of
 * the last answer of `SendCode`. Fails with `NotAskedYet`.
 */
export const fillPlaceholders = (variables: unknown, answers: Answers): unknown => {
  if (typeof variables === 'string') {
    const [, operation, path] = placeholder.exec(variables) ?? [];
    return operation && path ? lookUp(answers, operation, path) : variables;
  }
  if (Array.isArray(variables)) return variables.map((value) => fillPlaceholders(value, answers));
  if (typeof variables !== 'object' || variables === null) return variables;
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, fillPlaceholders(value, answers)]));
};

type Cost = { points: number; mostPoints: number; depth: number; mostDepth: number };

type Answer = {
  /** Missing for a page, and where everything failed. */
  data?: unknown;
  /** An answer with errors may have the status 200 all the same. */
  errors?: { extensions?: { code?: string } }[];
  extensions?: { upstream?: UpstreamCall[]; cost?: Cost };
};

export type Sent = { query: string; variables?: unknown; operationName?: string | null };

/** The last operation that was sent, or the last page that was read, and the time of its answer. */
export type LastAnswer = {
  title: string;
  /** Null for a page. */
  sent: Sent | null;
  answer: Answer;
  language: Language;
  status: number;
  milliseconds: number;
  requestId: string | null;
};

type State = { language: Language; last: LastAnswer | null };

const state = new ExternalStore<State>({ language: 'en', last: null });
const answers = new Map<string, unknown>();

const change = (next: Partial<State>): void => {
  state.set({ ...state.current(), ...next });
};

/** The requests and answers of this window. */
export const useConversation = (): State => useSyncExternalStore(state.subscribe, state.current);

export const currentLanguage = (): Language => state.current().language;
export const speak = (language: Language): void => change({ language });

/** The editor's own question for the contract; its answer is the same in every language. */
const isOwnQuestion = ({ operationName }: Sent) => operationName === 'IntrospectionQuery';

/** Asks the shop to name the calls of its answer as well. */
const ask = async (url: RequestInfo | URL, init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.set('x-upstream', '1');
  const startedAt = performance.now();
  const response = await fetch(url, { ...init, headers });
  const milliseconds = Math.round(performance.now() - startedAt);
  const took = { status: response.status, milliseconds, requestId: response.headers.get('x-request-id') };
  return { response, took };
};

/** Reads which calls a page of the shop takes, as the visitor of this window; the page itself is not shown. */
export const readPage = async (path: string): Promise<void> => {
  const { response, took } = await ask(new URL(path, location.origin), { headers: { accept: 'application/json' } });
  const { upstream, status = took.status } = await response.json().catch(() => ({}));
  const { language } = splitLanguage(path);
  const answer = { extensions: { upstream } };
  change({ last: { ...took, status, title: `The page ${path}`, sent: null, answer, language } });
};

/** The document as the fetcher sorts it; null for one that cannot be read, which the shop refuses in its own words. */
const read = (query: string): DocumentNode | null => {
  try {
    return parse(query);
  } catch {
    return null;
  }
};

/**
 * Goes before the fetcher of the editor, over HTTP and over the socket: fills former answers in. Right after a change of
 * tabs the editor still names the operation of the tab before; a document holds one only.
 */
export const conversing =
  (fetcher: Fetcher): Fetcher =>
  (sent, options) => {
    if (isOwnQuestion(sent)) return fetcher(sent, options);
    const documentAST = read(sent.query) ?? undefined;
    const operation = documentAST?.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    try {
      const variables = fillPlaceholders(sent.variables, answers);
      const asked = { query: sent.query, variables, operationName: operation?.name?.value ?? null };
      return fetcher(asked, { ...options, documentAST });
    } catch (error) {
      if (!(error instanceof NotAskedYet)) throw error;
      return Promise.resolve({ errors: [new GraphQLError(error.message)] });
    }
  };

/** Sends over HTTP in the chosen language, and keeps its duration. */
export const sendToShop = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const sent: Sent = JSON.parse(String(init.body));
  if (isOwnQuestion(sent)) return fetch(url, init);
  const headers = new Headers(init.headers);
  if (!headers.has('accept-language')) headers.set('accept-language', state.current().language);
  const language = languageOf(headers.get('accept-language'));
  const { response, took } = await ask(url, { ...init, headers });
  const answer: Answer = await response.json();
  const { operationName } = sent;
  if (operationName && answer.data) answers.set(operationName, answer.data);
  change({ last: { ...took, title: operationName ?? 'The operation', sent, answer, language } });
  const { extensions: _extensions, ...shown } = answer;
  return Response.json(shown, { status: response.status });
};
