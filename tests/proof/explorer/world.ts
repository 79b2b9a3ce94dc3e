import type { Decision } from '../../../client/features/payments/decision.ts';
import type { Flow } from '../../../client/features/payments/payment-flow.ts';
import type { ProviderErrorKind } from '../../../server/provider/errors.ts';

/** What the model is run with: small numbers, because every order of events is tried. */
export type Scenario = {
  name: string;
  /** How many tabs each device has open. */
  tabs: readonly number[];
  methods: readonly ('card' | 'wallet' | 'branch')[];
  /** A service fee was chosen; it leaves the choice once the order exists. */
  hasFee: boolean;
  /** How many of the one line are in the carts that pages show; a second number is a cart that was changed. */
  quantities: readonly number[];
  /** A press and its outcome are one step, so that more of them fit into one depth; else every question is a step. */
  isCoarse: boolean;
  /** Whether a press may meet either process although both are idle: alike they are only as long as the rules hold. */
  isEveryProcessTried: boolean;
  /** Whether the store fails within a press that is one step; where every question is a step it always may. */
  storeFails: boolean;
  /** A careful provider gives up a former unpaid order for the same lines, and empties the cart once one is paid. */
  isProviderCareful: boolean;
  /** How often customers press a way to pay, something breaks, and hours pass. */
  left: { presses: number; faults: number; waits: number };
  /** Whether the page of a declined payment, or of another device, takes another card. */
  takesAnotherCard: boolean;
  /** Whether the provider cancels an order that is asked to be. */
  isCancelable: boolean;
};

/** What a step of the server waits for. */
export type Operation =
  | { on: 'store'; method: 'get' | 'set' | 'add' | 'replace' | 'delete'; args: readonly string[]; isLenient: boolean }
  | { on: 'send' | 'answer' | 'pause' }
  /** What the provider is asked beside the order itself. */
  | { on: 'provider'; call: string; asked: Record<string, unknown> }
  | { on: 'reply'; code: string | null; orderNumber: string | null; isFormer: boolean };

/** How a provider fails while nothing comes between. */
export type Trouble =
  | 'none'
  | 'payments are silent'
  | 'cancelling is refused'
  | 'cancelling gets lost'
  | 'cancels unheard';

export type Failure = { kind: ProviderErrorKind; status?: number; wasNeverSent?: boolean };

/** What it got for it, and the time since then. */
export type Answer = {
  value?: string | boolean | null;
  isAway?: true;
  failure?: Failure;
  now: number;
  elapsed: number;
};

/** One press on its way through one process of the shop: the code that runs it is at the place to which `log` leads. */
export type Request = {
  id: number;
  process: number;
  key: string;
  methodId: string;
  quantity: number;
  /** Decisions for whose orders the customer does not wait. */
  despite: string[];
  begunAt: number;
  log: Answer[];
  waitsFor: Operation;
  /** What the provider made of it, and how it will answer when it made nothing. */
  made: string | null;
  refusal: Failure | null;
};

/** The dialog that asks what is to become of an order; `isStanding` when it could not be given up. */
export type Asked = { key: string; orderNumber: string; isStanding: boolean };

export type Tab = {
  flow: Flow;
  /** With the lines and fees that it is about. */
  decided: (Decision & { cart: string }) | null;
  request: Request | null;
  despite: string[];
  asked: Asked | null;
};
/** The chosen fee is kept by the browser for all its tabs. */
export type Device = { hasFee: boolean; tabs: Tab[] };

/** An order as the provider knows it. `key` is known to this model alone: the provider has no idempotency key. */
export type Order = {
  number: string;
  key: string;
  methodId: string;
  at: number;
  state: 'open' | 'declined' | 'paid' | 'cancelled';
  wasDeclined: boolean;
  /** Whether any customer has its number, and so its payment page. */
  isKnown: boolean;
};

export type World = {
  now: number;
  /** The shared state: value and end of each key. */
  entries: Record<string, [value: string, endsAt: number]>;
  orders: Order[];
  isInCart: boolean;
  devices: Device[];
  /** Presses that no tab waits for any more. */
  orphans: Request[];
  left: Scenario['left'];
  decisions: number;
  /** How often a customer wanted another order all the same: after saying twice that there is none, or that it stands. */
  startedOver: number;
};

export type Step = { what: string; world: World; broken?: string };

export const hourMs = 60 * 60 * 1000;
/** The one line of the cart, as the provider numbers it. */
export const line = '7';
export const product = 'product';
/** A payment page is open for so long. Milliseconds. */
export const pageLifeMs = 24 * hourMs;

export const newTab = (): Tab => ({
  flow: { step: 'choosing' },
  decided: null,
  request: null,
  despite: [],
  asked: null,
});

export const beginning = ({ tabs, hasFee, left }: Scenario): World => {
  const device = (count: number): Device => ({ hasFee, tabs: Array.from({ length: count }, newTab) });
  const devices = tabs.map(device);
  return { now: 0, entries: {}, orders: [], isInCart: true, devices, left, orphans: [], decisions: 0, startedOver: 0 };
};

/** The same text for worlds that differ only in which tab, or which device, is which. */
export const textOf = (world: World): string => {
  const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
  const devices = world.devices.map((device) => ({ ...device, tabs: sorted(device.tabs) }));
  const entries = Object.entries(world.entries).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ ...world, entries, devices: sorted(devices), orphans: sorted(world.orphans) });
};
