import type { PaymentState } from '../../graphql/generated/enums.ts';

/** What is known of a payment. `attempt` is how often the provider was asked so far. */
export type Progress = { state: PaymentState; attempt: number };

export type ProgressEvent =
  /** The server said how the payment stands. */
  | { type: 'heard'; status: { state: PaymentState; attempt: number } }
  /** Nobody tells any more how the payment stands. */
  | { type: 'lost' }
  /** The customer asks again. */
  | { type: 'asked' };

export const begun: Progress = { state: 'PENDING', attempt: 0 };

/** A payment once confirmed stays confirmed; what was declined or is open becomes paid only by the server's word. */
export const nextProgress = (progress: Progress, event: ProgressEvent): Progress => {
  if (progress.state === 'PAID') return progress;
  if (event.type === 'lost') return progress.state === 'PENDING' ? { ...progress, state: 'UNCONFIRMED' } : progress;
  if (event.type === 'asked') return progress.state === 'UNCONFIRMED' ? { ...progress, state: 'PENDING' } : progress;
  const { state, attempt } = event.status;
  if (state === 'PAID' || progress.state === 'PENDING') return { state, attempt: Math.max(attempt, progress.attempt) };
  return progress;
};
