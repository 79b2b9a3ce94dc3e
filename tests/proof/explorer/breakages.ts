import { ProviderError } from '../../../server/provider/errors.ts';
import { OrdersPaused } from '../../../server/state/placed-orders.ts';
import type { Store } from '../../../server/state/store.ts';
import { type Rules, shop } from './rules.ts';

type Breakage = { name: string; rules: Rules };

const refusal = (error: ProviderError) =>
  new ProviderError({ kind: 'refused', endpoint: error.endpoint, message: error.message });

/** Takes an answer of this kind for a plain no. */
const refusing = (isNo: (error: ProviderError) => boolean): Rules['placedOrders'] => {
  return (store, clock, process) => {
    const orders = shop.placedOrders(store, clock, process);
    const hearNo = (error: unknown) => {
      throw error instanceof ProviderError && isNo(error) ? refusal(error) : error;
    };
    return {
      refuseTaken: (decision) => orders.refuseTaken(decision),
      once: (decision, endsAt, place) => orders.once(decision, endsAt, () => place().catch(hearNo)),
    };
  };
};

const storeWith = (store: Store, change: Partial<Store>): Store => ({ ...store, ...change });
const shortest = 30 * 60_000;

const placing = (placedOrders: Rules['placedOrders']): Rules => ({ ...shop, placedOrders });

type Checkouts = ReturnType<Rules['checkouts']>;

const free = { kind: 'free' } as const;
/** The same notes with another word on who may begin. */
const withBegin = (checkouts: Checkouts, begin: Checkouts['begin']): Checkouts => Object.assign(checkouts, { begin });

/** Rules that were wrong once, or could be. The explorer has to find a way to a broken promise for each. */
export const breakages: readonly Breakage[] = [
  {
    name: 'nothing is noted before it is sent',
    rules: placing(() => ({ refuseTaken: async () => undefined, once: (_decision, _endsAt, place) => place() })),
  },
  {
    name: 'each process remembers for itself',
    rules: placing((store, clock, process) => {
      const own = (key: string) => `${process}:${key}`;
      const change: Partial<Store> = {
        add: (key, ...rest) => store.add(own(key), ...rest),
        set: (key, ...rest) => store.set(own(key), ...rest),
        replace: (key, ...rest) => store.replace(own(key), ...rest),
      };
      return shop.placedOrders(storeWith(store, change), clock, process);
    }),
  },
  {
    name: 'decisions are remembered for half an hour',
    rules: placing((store, clock, process) => {
      const change: Partial<Store> = {
        add: (key, value) => store.add(key, value, shortest),
        set: (key, value) => store.set(key, value, shortest),
        replace: (key, expected, value) => store.replace(key, expected, value, shortest),
      };
      return shop.placedOrders(storeWith(store, change), clock, process);
    }),
  },
  { name: 'a time-out counts as a refusal', rules: placing(refusing(({ kind }) => kind === 'timeout')) },
  { name: '409 counts as a refusal', rules: placing(refusing(({ status }) => status === 409)) },
  {
    name: 'orders are sent although the store is away',
    rules: {
      ...shop,
      checkouts: (...stores) => {
        const checkouts = shop.checkouts(...stores);
        const goOn = (error: unknown) => (error instanceof OrdersPaused ? free : Promise.reject(error));
        const begin = checkouts.begin.bind(checkouts);
        return withBegin(checkouts, (...decision) => begin(...decision).catch(goOn));
      },
    },
  },
  {
    name: 'a claim is not compared before it is sent',
    rules: placing((store, clock, process) => {
      const change: Partial<Store> = {
        replace: (key, _expected, value, lifetime) => store.set(key, value, lifetime).then(() => true),
      };
      return shop.placedOrders(storeWith(store, change), clock, process);
    }),
  },
  {
    name: 'lines that are being paid can be ordered again',
    rules: { ...shop, checkouts: (...stores) => withBegin(shop.checkouts(...stores), async () => free) },
  },
  {
    name: 'a declined order is left to its payment page',
    rules: {
      ...shop,
      checkouts: (...stores) => {
        const checkouts = shop.checkouts(...stores);
        const begin = checkouts.begin.bind(checkouts);
        const unasked: Checkouts['begin'] = async (...decision) => {
          const admission = await begin(...decision);
          return admission.kind === 'ask' ? free : admission;
        };
        return withBegin(checkouts, unasked);
      },
    },
  },
  {
    name: 'what was ordered is forgotten with its key',
    rules: {
      ...shop,
      checkouts: (strict, rest, clock) => {
        const two = 48 * 60 * 60_000;
        const forgetting = (store: Store) =>
          storeWith(store, {
            add: (key, value) => store.add(key, value, two),
            replace: (key, expected, value) => store.replace(key, expected, value, two),
          });
        return shop.checkouts(forgetting(strict), forgetting(rest), clock);
      },
    },
  },
  {
    name: 'an order is given up without a word to the provider',
    rules: {
      ...shop,
      giveUpCheckout: async (_root, { checkoutKey }, { backend }) => {
        await backend.checkouts.settle('noura', checkoutKey, null);
        return { outcome: 'GIVEN_UP', message: null, serviceFees: [], gift: null };
      },
    },
  },
  {
    name: 'silence counts as paid',
    rules: {
      ...shop,
      nextFlow: (flow, event) =>
        event.type === 'silent' && 'orderNumber' in flow
          ? { step: 'paid', orderNumber: flow.orderNumber }
          : shop.nextFlow(flow, event),
    },
  },
  {
    name: 'an answer that says nothing counts as declined',
    rules: { ...shop, toPaymentState: (success) => (success === null ? 'FAILED' : shop.toPaymentState(success)) },
  },
  {
    name: 'a lost answer is told as a refusal',
    rules: { ...shop, isOutcomeUnknown: (code) => code !== 'PROVIDER_TIMEOUT' && shop.isOutcomeUnknown(code) },
  },
  {
    name: 'there is no way on after a lost answer',
    rules: { ...shop, waysOn: (flow) => (flow.step === 'lost' ? [] : shop.waysOn(flow)) },
  },
];
