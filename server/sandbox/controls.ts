import { z } from 'zod';
import type { SandboxHabit } from '../settings/sandbox-config.ts';
import type { Fault } from './faults.ts';
import { orderByNumber, settleOrder } from './orders.ts';
import { sentCodes } from './routes/session.ts';
import { seed } from './seed/seed.ts';
import { asMatch, matches, type Stub, type StubMatch } from './stubs/stub.ts';
import { paymentOutcomes, type World } from './world.ts';

export const paymentSchema = z.strictObject({
  /** All orders without a rule of their own when it is left out. */
  orderNumber: z.string().min(1).optional(),
  outcome: z.enum(paymentOutcomes),
  pendingAnswers: z.int().min(0).optional(),
});

/** No id of a former day comes again: the shop may still remember to whom it belonged. */
const neverAgain = ['customer', 'cartLine', 'order'] as const;

const refill = (world: World): void => {
  const former = world.state.lastIds;
  world.store.empty();
  seed(world);
  const { lastIds } = world.state;
  for (const kind of neverAgain) lastIds[kind] = Math.max(lastIds[kind], former[kind]);
};

const setHabits = ({ habits }: World, wanted: Iterable<SandboxHabit>): void => {
  habits.clear();
  for (const habit of wanted) habits.add(habit);
};

/** A tester's controls of the sandbox; the same is reachable over HTTP under `/__sandbox`. */
export const createControls = (world: World, firstHabits: Iterable<SandboxHabit>) => ({
  /** Everything back to the first day: the shop, the customers, the clock, no faults, no latency. */
  reset: () => {
    refill(world);
    world.faults.length = 0;
    world.latency.set(0);
    world.stubs.clear();
    world.calls.length = 0;
    world.tracked.length = 0;
    world.paymentRules.clear();
    setHabits(world, firstHabits);
  },
  /** ISO 8601; null for the machine's time. The clock runs on from there. */
  setClock: (instant: string | null) => world.clock.set(instant),
  advanceClock: (milliseconds: number) => world.clock.advance(milliseconds),
  /** ISO 8601 in UTC. */
  now: () => new Date(world.clock.now()).toISOString(),
  /** Every call waits this long (milliseconds) before it is worked on. */
  setLatency: (milliseconds: number) => world.latency.set(milliseconds),
  latency: () => world.latency.milliseconds,
  setFault: (fault: Fault) => void world.faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
  faults: () => world.faults.map(({ fault }) => fault),
  clearFaults: () => void world.faults.splice(0),
  /** How payments end; for every order that has no rule of its own when no order number is given. */
  setPayment: ({ orderNumber = '', outcome, pendingAnswers = 0 }: z.infer<typeof paymentSchema>) => {
    world.paymentRules.set(orderNumber, { outcome, pendingAnswers });
  },
  settlePayment: (orderNumber: string, outcome: 'paid' | 'declined') => {
    const order = orderByNumber(world, orderNumber);
    if (!order) throw new Error(`There is no order ${orderNumber}.`);
    settleOrder(world, order, outcome);
  },
  /** Answers as providers with these habits do, and with no others, until the next reset. */
  setHabits: (habits: readonly SandboxHabit[]) => setHabits(world, habits),
  /** Answers in place of the true answer until it is removed; a reset removes it, too. Answers its name. */
  addStub: (stub: Stub, name?: string) => world.stubs.add(stub, name),
  removeStub: (name: string) => world.stubs.remove(name),
  clearStubs: () => world.stubs.clear(),
  stubs: async () => ({ stubs: await world.stubs.list(), problems: world.stubs.problems() }),
  /** The received calls that match, for "was asked once with". Fails for a filter that could never match. */
  asked: (match: StubMatch) => {
    const wanted = asMatch(match);
    return world.calls.filter((call) => matches(wanted, call));
  },
  codes: () => sentCodes(world),
  /** The newest code sent to a number (with or without country code); undefined when there is none. */
  codeFor: (phone: string) => sentCodes(world).find((sent) => sent.mobile_number.endsWith(phone.slice(-9)))?.code,
  /** The last calls received (at most 2,000), oldest first. */
  requests: () => [...world.calls],
  clearRequests: () => void world.calls.splice(0),
  /** The calls to the stand-ins of the pixels and of the tag manager (at most 2,000), oldest first. */
  tracked: () => [...world.tracked],
  clearTracked: () => void world.tracked.splice(0),
});

export type Controls = ReturnType<typeof createControls>;
