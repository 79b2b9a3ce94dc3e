import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyVariables, OperationResult, RequestPolicy, TypedDocumentNode } from 'urql';
import { sayMissing } from '../routing/lazy-part.tsx';
import { type Answer, type Asked, type Context, useClient } from './client.ts';
import { keyOf } from './known-answers.ts';
import { nothing, type QueryState, stateAfter } from './query-state.ts';

export type QueryOptions<Variables> = {
  /** Of a query that asks nothing for now. */
  pause?: boolean;
  requestPolicy?: RequestPolicy;
  /** Must stay the same object for as long as the same is meant. */
  context?: Context;
} & (Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables });

/** Asks a query, shows what is known of it at once, and follows its answers; `execute` asks again. */
export const useQuery = <Data, Variables extends AnyVariables>({
  query,
  variables = {} as Variables,
  pause = false,
  requestPolicy,
  context,
}: QueryOptions<Variables> & { query: TypedDocumentNode<Data, Variables> }) => {
  const client = useClient();
  const key = keyOf(query, variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells the query with its variables
  const wanted = useMemo(
    () =>
      ({ document: query, variables, key, context: { ...(requestPolicy && { requestPolicy }), ...context } }) as Asked,
    [key, requestPolicy, context],
  );
  const asked = pause ? null : wanted;
  const begin = (former: QueryState<Data>) => ({
    wanted: asked,
    asked,
    state: stateAfter(former, !pause, asked ? client.now(asked) : undefined),
  });
  const [held, setHeld] = useState(() => begin(nothing));
  let { state } = held;
  if (held.wanted !== asked) {
    const next = begin(state);
    state = next.state;
    setHeld(next);
  }
  const followed = held.asked;
  useEffect(() => {
    let isAnswered = false;
    const hear = (answer?: Answer) => {
      isAnswered = true;
      setHeld((before) => {
        const known = followed && client.answers.get(followed.key)?.data;
        const next = stateAfter(before.state, followed !== null, answer, known);
        return next === before.state ? before : { ...before, state: next };
      });
    };
    const stop = followed ? client.follow(followed, hear) : undefined;
    if (!isAnswered) hear();
    return stop;
  }, [client, followed]);
  useEffect(() => {
    if (state.isOld) import('./late/tell-old.ts').then(({ tellOld }) => tellOld(client), sayMissing);
  }, [client, state.isOld]);
  const execute = useCallback(
    (again: Context = {}) =>
      setHeld((before) => ({ ...before, asked: { ...wanted, context: { ...wanted.context, ...again } } })),
    [wanted],
  );
  return [state, execute] as const;
};

/** Answers what sends the mutation. It never rejects. */
export const useMutation = <Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) => {
  const client = useClient();
  return useCallback(
    (variables: Variables, context?: Context) => client.mutation(document, variables, context),
    [client, document],
  );
};

type Heard<Data> = Partial<Pick<OperationResult<Data>, 'data' | 'error'>>;

/** Follows a subscription without variables for as long as the component is shown. */
export const useSubscription = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): Heard<Data> => {
  const client = useClient();
  const [heard, setHeard] = useState<Heard<Data>>({});
  useEffect(() => client.subscription(document, {} as Variables, setHeard), [client, document]);
  return heard;
};
