import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, useClient } from 'urql';
import type { PaymentEnd } from '../../cart/follow-payments.ts';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { ExternalStore } from '../../storage/external-store.ts';
import { openPaymentEnds } from '../../storage/payment-ends.ts';
import { type Answer, askPayment, hearPayment, tellPaymentEnd } from './hear-payment.ts';
import { noteFollowed } from './open-payments-query.ts';
import { type Flow, type FlowEvent, nextFlow, type Place } from './payment-flow.ts';

type Followed = {
  orderNumber: string;
  place: Place;
  /** Whether the tab notes which payment it follows, so that a page that is loaded anew goes on with it. */
  isNoted: boolean;
};

type CourseState = { flow: Flow; isAsking: boolean };

/** While a payment is open, the provider is asked this often. Milliseconds. */
const intervalMs = 3_000;

/** How each end is told; an order without a payment page stands although it is not paid. */
const endStates: Partial<Record<Flow['step'], PaymentState>> = { paid: 'PAID', placed: 'PENDING', failed: 'FAILED' };

/**
 * The payment of one order in this window, from its begin to its end: what the server says moves the state machine, and an
 * end is told to the caches, to the cart and to other tabs. `usePayment` shows it.
 */
export class PaymentCourse extends ExternalStore<CourseState> {
  readonly #client: Client;
  readonly #followed: Followed;
  #isOpen = false;
  #stopHearing: (() => void) | null = null;
  #question: Promise<Answer> | null = null;
  /** When the server last said how the payment stands. A payment that was just begun needs no question yet. */
  #heardAt = Date.now();

  constructor(client: Client, followed: Followed) {
    const { orderNumber, place } = followed;
    super({ flow: { step: 'paying', orderNumber, place, attempt: 0 }, isAsking: false });
    this.#client = client;
    this.#followed = followed;
  }

  /** Follows the payment while it is open, until the function that is answered is called. */
  open = (): (() => void) => {
    this.#isOpen = true;
    if (this.#followed.isNoted) noteFollowed(this.#followed.orderNumber);
    // Without a page there is nothing to wait for: one question, and the order is shown as what it is.
    if (this.#isPageless) void this.check().then(({ said }) => said ?? this.tell({ type: 'silent' }));
    this.#follow();
    return () => {
      this.#isOpen = false;
      if (this.#followed.isNoted) noteFollowed(null);
      this.#follow();
    };
  };

  tell = (event: FlowEvent): void => {
    if (event.type === 'heard') this.#heardAt = Date.now();
    const { flow } = this.current();
    const next = nextFlow(flow, event);
    if (next === flow) return;
    this.#show({ flow: next });
    this.#follow();
    const state = next.step === flow.step ? undefined : endStates[next.step];
    if (!state) return;
    // A page that is loaded anew goes on with a payment that failed, which can be tried again, and with no other.
    if (this.#followed.isNoted && state !== 'FAILED') noteFollowed(null);
    tellPaymentEnd(state);
  };

  /** Asks the provider at once, outside the turns. A call while another question is on its way shares that answer. */
  check = (): Promise<Answer> => {
    this.#question ??= this.#ask();
    return this.#question;
  };

  /** The payment may have ended. */
  look = (): void => {
    if (this.current().flow.step !== 'paid' && !this.#isPageless) void this.check();
  };

  /** The customer is back at this window. What was said less than an interval ago still counts. */
  lookAgain = (): void => {
    if (Date.now() - this.#heardAt >= intervalMs) this.look();
  };

  /** A former order that was paid after all, or can still be, is not ordered again: then it is followed anew. */
  tryAgain = async (): Promise<Answer> => {
    const answer = await this.check();
    if (answer.said) this.tell({ type: 'triedAgain', state: answer.said.state });
    return answer;
  };

  get #isPageless(): boolean {
    return this.#followed.place === 'missing';
  }

  async #ask(): Promise<Answer> {
    this.#show({ isAsking: true });
    const answer = await askPayment(this.#client, this.#followed.orderNumber);
    this.#question = null;
    this.#show({ isAsking: false });
    if (answer.said) this.tell({ type: 'heard', ...answer.said });
    // A refusal is an answer as well; a question that did not get through is asked again.
    else if (answer.failure.code !== 'NETWORK') this.#heardAt = Date.now();
    return answer;
  }

  #follow(): void {
    const { flow } = this.current();
    const isFollowing = this.#isOpen && flow.step === 'paying' && !this.#isPageless;
    if (isFollowing === (this.#stopHearing !== null)) return;
    this.#stopHearing?.();
    this.#stopHearing = null;
    if (!isFollowing) return;
    this.#stopHearing = hearPayment(this.#client, flow.orderNumber, flow.attempt, {
      onSaid: (said) => this.tell({ type: 'heard', ...said }),
      onSilence: () => this.tell({ type: 'silent' }),
    });
    // It may have been told at once.
    this.#follow();
  }

  #show(part: Partial<CourseState>): void {
    this.set({ ...this.current(), ...part });
  }
}

/** Asks again when the customer comes back, since a sleeping phone receives no messages, and when a tab says "paid". */
const useReasonsToLook = ({ look, lookAgain }: PaymentCourse) => {
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    const ends = openPaymentEnds();
    if (ends) ends.onmessage = ({ data }: MessageEvent<PaymentEnd>) => data.state === 'PAID' && look();
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
      ends?.close();
    };
  }, [look, lookAgain]);
};

/**
 * Follows the payment of an order while it is open; `check` and `tryAgain` ask the server at once and show why it cannot be
 * asked, `look` asks without a word.
 */
export const usePayment = (followed: Followed) => {
  const client = useClient();
  const tellFailure = useTellFailure();
  const [course] = useState(() => new PaymentCourse(client, followed));
  const { flow, isAsking } = useSyncExternalStore(course.subscribe, course.current, course.current);
  useEffect(() => course.open(), [course]);
  useReasonsToLook(course);
  const loudly = useCallback(
    (asking: Promise<Answer>): Promise<void> =>
      asking.then(({ failure }) => {
        if (failure) tellFailure(failure);
      }),
    [tellFailure],
  );
  const check = useCallback(() => loudly(course.check()), [loudly, course]);
  return { course, flow, check, tryAgain: () => loudly(course.tryAgain()), isChecking: isAsking };
};
