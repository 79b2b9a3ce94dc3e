import type { Client } from '../../graphql/client.ts';
import { ExternalStore } from '../../storage/external-store.ts';
import { noteFollowed } from './followed-payment.ts';
import { type Answer, askPayment, hearPayment } from './hear-payment.ts';
import { type Flow, type FlowEvent, nextFlow } from './payment-flow.ts';
import { tellPaymentEnd } from './tell-payment-end.ts';

export type Begun = Extract<Flow, { step: 'paying' }>;

type CourseState = { flow: Flow; isAsking: boolean };

type Options = {
  /** Whether the tab notes which payment it follows, so that a page that is loaded anew goes on with it. */
  isNoted: boolean;
};

/** How each end is told; an order without a payment page stands although it is not paid. */
const endStates = { paid: 'PAID', placed: 'PENDING', failed: 'FAILED' } as const;

const isEnd = (step: Flow['step']): step is keyof typeof endStates => Object.hasOwn(endStates, step);

/**
 * The payment of one order in this window, from its begin to its end: what the server says moves the state machine, and an
 * end is told to the caches, to the cart and to other tabs. `usePayment` shows it.
 */
export class PaymentCourse extends ExternalStore<CourseState> {
  readonly #client: Client;
  readonly #begun: Begun;
  readonly #options: Options;
  #isOpen = false;
  #stopHearing: (() => void) | null = null;
  #question: Promise<Answer> | null = null;

  constructor(client: Client, begun: Begun, options: Options) {
    super({ flow: begun, isAsking: false });
    this.#client = client;
    this.#begun = begun;
    this.#options = options;
  }

  /** Follows the payment while it is open, until the function that is answered is called. */
  open = (): (() => void) => {
    this.#isOpen = true;
    if (this.#options.isNoted) noteFollowed(this.#begun.orderNumber);
    // Without a page there is nothing to wait for: one question, and the order is shown as what it is.
    if (this.#isPageless) void this.check().then(({ said }) => said ?? this.tell({ type: 'silent' }));
    this.#follow();
    return () => {
      this.#isOpen = false;
      if (this.#options.isNoted) noteFollowed(null);
      this.#follow();
    };
  };

  tell = (event: FlowEvent): void => {
    const { flow } = this.current();
    const next = nextFlow(flow, event);
    if (next === flow) return;
    this.#show({ flow: next });
    this.#follow();
    if (next.step !== flow.step && isEnd(next.step)) {
      tellPaymentEnd(this.#client, { orderNumber: this.#begun.orderNumber, state: endStates[next.step] });
    }
  };

  /** Asks the provider at once, outside the turns. A call while another question is on its way shares that answer. */
  check = (): Promise<Answer> => {
    this.#question ??= this.#ask();
    return this.#question;
  };

  /** The customer is back, or says so: the payment may have ended meanwhile. */
  look = (): void => {
    if (this.current().flow.step !== 'paid' && !this.#isPageless) void this.check();
  };

  /** A former order that was paid after all, or can still be, is not ordered again: then it is followed anew. */
  tryAgain = async (): Promise<Answer> => {
    const answer = await this.check();
    if (answer.said) this.tell({ type: 'triedAgain', state: answer.said.state });
    return answer;
  };

  get #isPageless(): boolean {
    return this.#begun.place === 'missing';
  }

  async #ask(): Promise<Answer> {
    this.#show({ isAsking: true });
    const answer = await askPayment(this.#client, this.#begun.orderNumber);
    this.#question = null;
    this.#show({ isAsking: false });
    if (answer.said) this.tell({ type: 'heard', ...answer.said });
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
