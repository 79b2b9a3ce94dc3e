import type { PaymentState } from '../../graphql/generated/enums.ts';
import { ExternalStore } from '../../storage/external-store.ts';

/**
 * Where the payment page is: in the tab of the click, closed again as far as we see, kept from opening by the browser,
 * opened before this page was loaded, in our own frame, or nowhere because the provider gave none.
 */
export type Place = 'tab' | 'closed' | 'blocked' | 'elsewhere' | 'frame' | 'missing';

/** From the choice of a way to pay to an order that is paid. `attempt` is how often the provider was asked so far. */
export type Flow =
  | { step: 'choosing' }
  | { step: 'placing'; key: string; lostAnswers: number }
  /** It is unknown whether the order exists. */
  | { step: 'lost'; key: string; lostAnswers: number; isDenied: boolean }
  | { step: 'paying'; orderNumber: string; place: Place; attempt: number }
  | { step: 'unconfirmed'; orderNumber: string; place: Place; attempt: number }
  | { step: 'failed'; orderNumber: string; place: Place }
  /** The order stands without a payment page: nothing is left to pay, or it is paid when the customer comes. */
  | { step: 'placed'; orderNumber: string }
  | { step: 'paid'; orderNumber: string };

export type FlowEvent =
  /** A way to pay was pressed; `key` names the decision. */
  | { type: 'chosen'; key: string }
  | { type: 'placed'; orderNumber: string; place: Place }
  /** The provider wants no such order. */
  | { type: 'refused' }
  /** The question did not come as far as the provider: the order's former state still holds. */
  | { type: 'turnedBack' }
  | { type: 'unanswered' }
  /** The customer says that the order which may exist does not. */
  | { type: 'denied' }
  /** Says so again, and wants a new one. */
  | { type: 'startedOver' }
  | { type: 'moved'; place: Place }
  /** The server said how the payment stands. */
  | { type: 'heard'; state: PaymentState; attempt: number }
  /** The server no longer returns the state of the payment. */
  | { type: 'silent' }
  /** The payment failed and the customer wants to pay anew; `state` is the server's present answer. */
  | { type: 'triedAgain'; state: PaymentState };

type Step = Flow['step'];
export type At<S extends Step> = Extract<Flow, { step: S }>;
type Of<T extends FlowEvent['type']> = Extract<FlowEvent, { type: T }>;
type Transition<S extends Step, T extends FlowEvent['type']> = (flow: At<S>, event: Of<T>) => Flow;

/** The events of each step; other events change nothing. */
type Transitions = { [S in Step]: { [T in FlowEvent['type']]?: Transition<S, T> } };

type Open = At<'paying' | 'unconfirmed' | 'failed'>;

const paid = ({ orderNumber }: Open): Flow => ({ step: 'paid', orderNumber });

const place = (key: string, lostAnswers: number): Flow => ({ step: 'placing', key, lostAnswers });

const lost = (key: string, lostAnswers: number): Flow => ({ step: 'lost', key, lostAnswers, isDenied: false });

const moved = <Now extends Open>(flow: Now, event: Of<'moved'>): Now => ({ ...flow, place: event.place });

/** Without a page, nothing can be waited for: an unpaid order stands as it was placed. */
const placed = ({ orderNumber }: Open): Flow => ({ step: 'placed', orderNumber });

const heard = (flow: Open, { state, attempt }: Omit<Of<'heard'>, 'type'>): Flow => {
  const { orderNumber, place: at } = flow;
  if (at === 'missing' && state !== 'PAID') return placed(flow);
  // A payment that is followed anew is asked for from the first time on.
  const former = flow.step === 'paying' ? flow.attempt : 0;
  const open = { orderNumber, place: at, attempt: Math.max(attempt, former) };
  const next: Record<PaymentState, Flow> = {
    PAID: paid(flow),
    FAILED: { step: 'failed', orderNumber, place: at },
    PENDING: { step: 'paying', ...open },
    UNCONFIRMED: { step: 'unconfirmed', ...open },
  };
  return next[state];
};

const transitions: Transitions = {
  choosing: {
    chosen: (_flow, { key }) => place(key, 0),
  },
  placing: {
    placed: (_flow, { orderNumber, place: at }) => ({ step: 'paying', orderNumber, place: at, attempt: 0 }),
    refused: () => ({ step: 'choosing' }),
    turnedBack: ({ key, lostAnswers }) => (lostAnswers > 0 ? lost(key, lostAnswers) : { step: 'choosing' }),
    unanswered: ({ key, lostAnswers }) => lost(key, lostAnswers + 1),
  },
  lost: {
    chosen: ({ key: lostKey, lostAnswers }, { key }) => place(key, key === lostKey ? lostAnswers : 0),
    refused: () => ({ step: 'choosing' }),
    denied: (flow) => ({ ...flow, isDenied: true }),
    startedOver: (flow) => (flow.isDenied ? { step: 'choosing' } : flow),
  },
  paying: {
    moved,
    heard,
    silent: (flow) => (flow.place === 'missing' ? placed(flow) : { ...flow, step: 'unconfirmed' }),
  },
  unconfirmed: { moved, heard },
  failed: {
    moved,
    // Declined stays declined until the server says that the order is paid.
    heard: (flow, event) => (event.state === 'PAID' ? paid(flow) : flow),
    // A payment page may have taken another card meanwhile.
    triedAgain: (flow, { state }) => (state === 'FAILED' ? { step: 'choosing' } : heard(flow, { state, attempt: 0 })),
  },
  placed: { heard: (flow, { state }) => (state === 'PAID' ? { ...flow, step: 'paid' } : flow) },
  // A confirmed payment stays confirmed.
  paid: {},
};

/** The one state machine of checkout and payment; the dialogs only show where it stands. */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => {
  const transition = transitions[flow.step][event.type] as Transition<Step, FlowEvent['type']> | undefined;
  return transition ? transition(flow, event) : flow;
};

/** The one store of paying: where a customer stands in one dialog or page. */
export class PaymentStore extends ExternalStore<Flow> {
  tell = (event: FlowEvent): void => this.set(nextFlow(this.current(), event));
}

/** A customer's actions at a step, beside the payment page itself. */
export type Way = 'choose' | 'look' | 'deny' | 'startOver' | 'check' | 'tryAgain' | 'toBookings' | 'wait';

const ways: Record<Step, readonly Way[]> = {
  choosing: ['choose'],
  placing: ['wait'],
  lost: ['choose', 'toBookings', 'look'],
  paying: ['wait'],
  unconfirmed: ['check'],
  failed: ['tryAgain'],
  placed: ['toBookings'],
  paid: ['toBookings'],
};

/** The actions at a customer's step; there always is one. The dialogs take their buttons from here. */
export const waysOn = (flow: Flow): readonly Way[] =>
  flow.step === 'lost' ? [...ways.lost, flow.isDenied ? 'startOver' : 'deny'] : ways[flow.step];
