import { describe, expect, it } from 'vitest';
import { type Flow, type FlowEvent, nextFlow, PaymentStore, waysOn } from './payment-flow.ts';

const walk = (...events: FlowEvent[]): Flow => {
  const store = new PaymentStore({ step: 'choosing' });
  for (const event of events) store.tell(event);
  return store.current();
};

const chosen = { type: 'chosen', key: 'key-1' } as const;
const placed = { type: 'placed', orderNumber: 'RQ1', place: 'tab' } as const;
const heard = (state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED', attempt: number) =>
  ({ type: 'heard', state, attempt }) as const;

const everyEvent: FlowEvent[] = [
  chosen,
  placed,
  { type: 'refused' },
  { type: 'turnedBack' },
  { type: 'unanswered' },
  { type: 'denied' },
  { type: 'startedOver' },
  { type: 'moved', place: 'frame' },
  heard('PENDING', 1),
  heard('FAILED', 2),
  heard('UNCONFIRMED', 20),
  heard('PAID', 3),
  { type: 'silent' },
  { type: 'triedAgain', state: 'FAILED' },
  { type: 'triedAgain', state: 'PENDING' },
];

describe('how a payment goes on', () => {
  it('keeps a customer waiting while the answer is pending and counts the attempts [PAY-12]', () => {
    const waiting = walk(chosen, placed, heard('PENDING', 4), heard('PENDING', 1));
    expect(waiting).toEqual({ step: 'paying', orderNumber: 'RQ1', place: 'tab', attempt: 4 });
  });

  it('stops at any other outcome until the server says that the order is paid [PAY-15]', () => {
    const failed = walk(chosen, placed, heard('FAILED', 2));
    expect(failed.step).toBe('failed');
    expect(nextFlow(failed, heard('PENDING', 3))).toBe(failed);
    expect(nextFlow(failed, heard('PAID', 3)).step).toBe('paid');
  });

  it('lets a customer ask again when nothing was confirmed [PAY-16]', () => {
    const open = walk(chosen, placed, heard('PENDING', 20), { type: 'silent' });
    expect(open).toMatchObject({ step: 'unconfirmed', attempt: 20 });
    expect(waysOn(open)).toContain('check');
    const asked = nextFlow(open, heard('PENDING', 1));
    expect(asked).toMatchObject({ step: 'paying', attempt: 1 });
    expect(nextFlow(asked, heard('PENDING', 2))).toMatchObject({ step: 'paying', attempt: 2 });
  });

  it('never takes a confirmed payment back', () => {
    const paid = walk(chosen, placed, heard('PAID', 3));
    for (const event of everyEvent) expect(nextFlow(paid, event)).toBe(paid);
  });

  it('has a way on wherever a customer stands, and a way to a paid order', () => {
    const seen = new Map<string, Flow>([['', { step: 'choosing' }]]);
    for (const flow of seen.values()) {
      for (const event of everyEvent) {
        const next = nextFlow(flow, event);
        const name = `${next.step} ${'place' in next ? next.place : ''}`;
        if (!seen.has(name)) seen.set(name, next);
      }
    }
    const flows = [...seen.values()];
    expect(new Set(flows.map(({ step }) => step)).size).toBe(7);
    const isPaidWithin = (flow: Flow, events: number): boolean =>
      flow.step === 'paid' ||
      (events > 0 && everyEvent.some((event) => isPaidWithin(nextFlow(flow, event), events - 1)));
    for (const flow of flows) {
      expect(waysOn(flow)).not.toEqual([]);
      expect(isPaidWithin(flow, 3)).toBe(true);
    }
  });
});
