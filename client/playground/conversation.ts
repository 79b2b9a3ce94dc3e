import type { Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, GraphQLError, Kind, parse } from 'graphql';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../schema/languages.ts';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import { ExternalStore } from '../storage/external-store.ts';

/** Data of answers by the name of their operation. */
type Answers = ReadonlyMap<string, unknown>;

const placeholder = /^\{\{(\w+)\.([\w.]+)\}\}$/;

/** What a placeholder stands for has not been asked yet. */
export class NotAskedYet extends Error {}

const lookUp = (answers: Answers, operation: string, path: string): unknown => {
  const found = path.split('.').reduce((value, key) => Object(value)[key], answers.get(operation));
  if (found === undefined || found === null) {
    throw new NotAskedYet(`Run ${operation} first: its answer has no ${path} yet.`);
  }
  return found;
};

/**
 * Variables with former answers in them: `"{{SendCode.sendCode.resendAfterSeconds}}"` becomes what the last answer of
 * `SendCode` holds there. Fails with `NotAskedYet`.
 */
export const fillPlaceholders = (variables: unknown, answers: Answers): unknown =>
  JSON.parse(JSON.stringify(variables ?? {}), (_name, value) => {
    const [, operation, path] = placeholder.exec(String(value)) ?? [];
    return operation && path ? lookUp(answers, operation, path) : value;
  });

export type Sent = { query: string; variables?: unknown; operationName?: string | null };

type Cost = { points: number; mostPoints: number; depth: number; mostDepth: number };

type Answer = {
  data?: unknown;
  errors?: { extensions?: { code?: string } }[];
  extensions?: { upstream?: UpstreamCall[]; cost?: Cost };
};

/** The last operation that was sent, or the last page that was read, and what its answer took. */
export type LastAnswer = {
  title: string;
  /** Null for a page. */
  sent: Sent | null;
  status: number;
  /** An answer may have some and the status 200 all the same. */
  errors: NonNullable<Answer['errors']>;
  milliseconds: number;
  requestId: string | null;
  upstream: UpstreamCall[];
  cost: Cost | null;
};

type State = { language: Language; last: LastAnswer | null };

const state = new ExternalStore<State>({ language: 'en', last: null });
const answers = new Map<string, unknown>();

/** What is asked and answered in this window. */
export const useConversation = (): State => useSyncExternalStore(state.subscribe, state.current);

export const currentLanguage = (): Language => state.current().language;
export const speak = (language: Language): void => state.set({ ...state.current(), language });

const keep = (
  response: Response,
  startedAt: number,
  last: Pick<LastAnswer, 'title' | 'sent'> & Partial<LastAnswer>,
) => {
  const milliseconds = Math.round(performance.now() - startedAt);
  const requestId = response.headers.get('x-request-id');
  const taken = { status: response.status, errors: [], milliseconds, requestId, upstream: [], cost: null };
  state.set({ ...state.current(), last: { ...taken, ...last } });
};

/** The editor's own question for the contract; its answer is the same in every language. */
const isOwnQuestion = ({ operationName }: Sent) => operationName === 'IntrospectionQuery';

/** Reads which calls a page of the shop takes, as the visitor of this window; the page itself is not shown. */
export const readPage = async (path: string): Promise<void> => {
  const startedAt = performance.now();
  const headers = { 'x-upstream': '1', accept: 'application/json' };
  const response = await fetch(new URL(path, location.origin), { headers });
  keep(response, startedAt, { title: `The page ${path}`, sent: null, ...(await response.json().catch(() => ({}))) });
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

/** Sends over HTTP in the chosen language, and keeps what it took. */
export const sendToShop = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const sent: Sent = JSON.parse(String(init.body));
  if (isOwnQuestion(sent)) return fetch(url, init);
  const headers = new Headers(init.headers);
  if (!headers.has('accept-language')) headers.set('accept-language', currentLanguage());
  headers.set('x-upstream', '1');
  const startedAt = performance.now();
  const response = await fetch(url, { ...init, headers });
  const { extensions, ...answer }: Answer = await response.json();
  const name = sent.operationName ?? null;
  if (name && answer.data) answers.set(name, answer.data);
  keep(response, startedAt, { title: name ?? 'The operation', sent, errors: answer.errors ?? [], ...extensions });
  return Response.json(answer, { status: response.status });
};
