import type { ExecutionResult } from 'graphql';
import {
  cacheExchange,
  createClient,
  type Exchange,
  makeErrorResult,
  makeResult,
  type SSRData,
  ssrExchange,
} from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';
import texts from './generated/persisted-documents.json' with { type: 'json' };

/** One GraphQL operation, executed by the server itself on behalf of the visitor whose page it renders. */
export type ExecuteOperation = (operation: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<ExecutionResult>;

type WithId = { documentId?: string; __meta__?: { documentId: string } };

/** The text of a generated document; the code generator has written it beside the documents. */
const textOf = ({ documentId, __meta__ }: WithId): string => {
  const id = documentId ?? __meta__?.documentId ?? '';
  const text = (texts as Record<string, string>)[id];
  if (text === undefined) throw new Error(`There is no operation "${id}"`);
  return text;
};

/**
 * A client for one request while rendering on the server. Loaders ask through it, in process. Once the page is printed it
 * asks nothing more: a hook that no loader asked for stays without an answer.
 */
export const buildServerClient = (execute: ExecuteOperation) => {
  const ssr = ssrExchange({ isClient: false });
  let isPrinting = false;
  const inProcess: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query' && !isPrinting),
      mergeMap((operation) => {
        const variables = (operation.variables ?? {}) as Record<string, unknown>;
        return fromPromise(
          execute({ query: textOf(operation.query as WithId), variables }).then(
            (answer) => makeResult(operation, answer),
            (error) => makeErrorResult(operation, error),
          ),
        );
      }),
    );
  const client = createClient({ url: '/graphql', preferGetMethod: false, exchanges: [cacheExchange, ssr, inProcess] });
  return {
    client,
    /** From now on the page is printed with the answers so far. */
    startPrinting: () => {
      isPrinting = true;
    },
    /** In the order of their keys: guests' pages with the same answers are the same bytes, in any order of arrival. */
    extractState: (): SSRData =>
      Object.fromEntries(Object.entries(ssr.extractData()).sort(([one], [other]) => Number(one) - Number(other))),
  };
};
