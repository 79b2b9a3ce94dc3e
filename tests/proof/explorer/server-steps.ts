import { toGraphQLError } from '../../../server/graphql/errors.ts';
import { ProviderError } from '../../../server/provider/errors.ts';
import { type Store, StoreAway } from '../../../server/state/store.ts';
import { contextAt, placedAnswer, providerThat, questionCalls } from './desk.ts';
import type { Rules } from './rules.ts';
import { type Answer, type Failure, line, type Operation, product, type Request, type World } from './world.ts';

/** Names that the shop makes up; here each press has one. */
const madeUp = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Ask = (operation: Operation) => Promise<unknown>;

const storeThatAsks = (ask: Ask, isLenient: boolean, id = 0): Store => {
  const through = (method: Extract<Operation, { on: 'store' }>['method']) => {
    return (...args: unknown[]) => {
      const texts = args.map((arg) => String(arg).replace(madeUp, `press ${id}`));
      return ask({ on: 'store', method, args: texts, isLenient }) as Promise<never>;
    };
  };
  const methods = ['get', 'set', 'add', 'replace', 'delete'] as const;
  return Object.fromEntries(methods.map((method) => [method, through(method)])) as unknown as Store;
};

/** What the store does in one step. Times are those of the model. */
export const inStore = (
  world: World,
  { method, args }: Extract<Operation, { on: 'store' }>,
): string | boolean | null => {
  const [key = '', ...values] = args;
  const entry = world.entries[key];
  const known = entry && entry[1] > world.now ? entry[0] : null;
  const keep = (value = '', lifetime = '0') => {
    world.entries[key] = [value, world.now + Number(lifetime)];
  };
  if (method === 'get') return known;
  if (method === 'delete') delete world.entries[key];
  if (method === 'set') keep(...(values as [string, string]));
  if (method === 'add' && known === null) keep(...(values as [string, string]));
  if (method === 'add') return known;
  if (method !== 'replace') return null;
  const [expected, value, lifetime] = values;
  if (known !== expected && known !== value) return false;
  if (known === expected) keep(value, lifetime);
  return true;
};

/** A store for a question that nothing comes between. */
export const storeAtOnce = (world: World): Store =>
  storeThatAsks(async (operation) => operation.on === 'store' && inStore(world, operation), true);

const codeOf = (error: unknown): string => String(toGraphQLError(error, {}).extensions?.code);

const asError = ({ kind, ...more }: Failure, operation: Operation) =>
  new ProviderError({
    kind,
    endpoint: operation.on === 'provider' ? operation.call : 'POST orders',
    message: kind,
    ...more,
  });

/** The lines of a cart as pages send them. */
export const linesOf = (quantity: number) => [{ id: line, productId: product, quantity, startAt: null }];

/** Runs the shop's own code for this press, up to the first question that has no answer yet. */
export const nextOperation = (rules: Rules, request: Omit<Request, 'waitsFor'>): Promise<Operation> => {
  const { id, key, methodId, quantity, despite, process, begunAt, log } = request;
  return new Promise((resolve) => {
    let asked = 0;
    let time = { now: begunAt, elapsed: 0 };
    const ask: Ask = async (operation) => {
      const answer = log[asked];
      asked += 1;
      if (!answer) {
        resolve(operation);
        return new Promise(() => undefined);
      }
      time = { now: answer.now, elapsed: Math.max(time.elapsed, answer.elapsed) };
      if (answer.isAway) throw new StoreAway('away');
      if (answer.failure) throw asError(answer.failure, operation);
      return answer.value;
    };
    const now = () => time.now;
    const clock = { now, elapsed: () => time.elapsed, pause: () => ask({ on: 'pause' }) };
    const questions = questionCalls.map((call) => {
      const put = async (asked: Record<string, unknown>) =>
        JSON.parse(String(await ask({ on: 'provider', call, asked })));
      return [call, put];
    });
    const provider = providerThat({
      ...Object.fromEntries(questions),
      'POST orders': async () => {
        await ask({ on: 'send' });
        return placedAnswer(String(await ask({ on: 'answer' })), methodId);
      },
    });
    const [strict, rest] = [storeThatAsks(ask, false, id), storeThatAsks(ask, true, id)];
    const context = contextAt(rules, { strict, rest, clock, process, provider });
    const lines = linesOf(quantity);
    const input = { checkoutKey: key, paymentMethodId: methodId, lines, despite, params: {} };
    rules.placeOrder({}, { input }, context as Parameters<Rules['placeOrder']>[2]).then(
      ({ orderNumber, isFormer }) => resolve({ on: 'reply', code: null, orderNumber, isFormer }),
      (error: unknown) => resolve({ on: 'reply', code: codeOf(error), orderNumber: null, isFormer: false }),
    );
  });
};

export const answered = async (rules: Rules, request: Request, answer: Answer): Promise<Request> => {
  const log = [...request.log, answer];
  return { ...request, log, waitsFor: await nextOperation(rules, { ...request, log }) };
};
