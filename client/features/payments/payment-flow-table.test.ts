import { describe, expect, it } from 'vitest';
import { type Flow, type FlowEvent, nextFlow, type Place, waysOn } from './payment-flow.ts';

const choosing: Flow = { step: 'choosing' };
const placing: Flow = { step: 'placing', key: 'k', lostAnswers: 1 };
const lost: Flow = { step: 'lost', key: 'k', lostAnswers: 1, isDenied: false };
const denied: Flow = { ...lost, isDenied: true };
const paying = (place: Place = 'tab', attempt = 3): Flow => ({ step: 'paying', orderNumber: 'RQ1', place, attempt });
const unconfirmed = (place: Place = 'tab'): Flow => ({ step: 'unconfirmed', orderNumber: 'RQ1', place, attempt: 3 });
const failed: Flow = { step: 'failed', orderNumber: 'RQ1', place: 'tab' };
const placed: Flow = { step: 'placed', orderNumber: 'RQ1' };
const paid: Flow = { step: 'paid', orderNumber: 'RQ1' };

const chosen = (key: string): FlowEvent => ({ type: 'chosen', key });
const heard = (state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED', attempt = 5): FlowEvent => ({
  type: 'heard',
  state,
  attempt,
});
const again = (state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED'): FlowEvent => ({ type: 'triedAgain', state });
const moved: FlowEvent = { type: 'moved', place: 'frame' };
const made: FlowEvent = { type: 'placed', orderNumber: 'RQ1', place: 'tab' };

const table: [string, Flow, FlowEvent, Flow][] = [
  ['chooses a way to pay', choosing, chosen('k'), { step: 'placing', key: 'k', lostAnswers: 0 }],
  ['has an order', placing, made, paying('tab', 0)],
  ['is refused', placing, { type: 'refused' }, choosing],
  ['is turned back after an answer was lost', placing, { type: 'turnedBack' }, lost],
  ['is turned back at once', { ...placing, lostAnswers: 0 }, { type: 'turnedBack' }, choosing],
  ['gets no answer', placing, { type: 'unanswered' }, { ...lost, lostAnswers: 2 } as Flow],
  ['chooses the same way again', lost, chosen('k'), placing],
  ['chooses another way', lost, chosen('other'), { step: 'placing', key: 'other', lostAnswers: 0 }],
  ['says that there is no order', lost, { type: 'denied' }, denied],
  ['says so again', denied, { type: 'startedOver' }, choosing],
  ['hears that the lost order never arrived', lost, { type: 'refused' }, choosing],
  ['pays here instead', paying(), moved, paying('frame')],
  ['is waited for', paying(), heard('PENDING'), paying('tab', 5)],
  ['hears an older attempt', paying(), heard('PENDING', 1), paying()],
  ['hears that it failed', paying(), heard('FAILED'), failed],
  ['hears that nothing is known', paying(), heard('UNCONFIRMED'), { ...unconfirmed(), attempt: 5 } as Flow],
  ['hears that it is paid', paying(), heard('PAID'), paid],
  ['hears nothing more', paying(), { type: 'silent' }, unconfirmed()],
  ['hears nothing more where there is no page', paying('missing'), { type: 'silent' }, placed],
  ['hears that an order without a page waits', paying('missing'), heard('PENDING'), placed],
  ['hears that an order without a page is not paid', paying('missing'), heard('FAILED'), placed],
  ['hears that an order without a page is paid', paying('missing'), heard('PAID'), paid],
  ['moves an unconfirmed payment', unconfirmed(), moved, unconfirmed('frame')],
  ['asks again', unconfirmed(), heard('PENDING', 1), paying('tab', 1)],
  ['asks again and it is paid', unconfirmed(), heard('PAID'), paid],
  ['moves a declined payment', failed, moved, { ...failed, place: 'frame' } as Flow],
  ['tries a declined payment again', failed, again('FAILED'), choosing],
  ['tries again what is open', failed, again('PENDING'), paying('tab', 0)],
  ['tries again what is not known', failed, again('UNCONFIRMED'), { ...unconfirmed(), attempt: 0 } as Flow],
  ['tries again what is paid', failed, again('PAID'), paid],
  ['hears that a declined payment was paid after all', failed, heard('PAID'), paid],
  ['pays at the branch', placed, heard('PAID'), paid],
];

describe('where a customer stands after each event', () => {
  it.each(table)('a customer who %s', (_who, flow, event, next) => {
    expect(nextFlow(flow, event)).toEqual(next);
  });

  it('stays the same after everything else', () => {
    const flows = [choosing, placing, lost, paying(), unconfirmed(), failed, placed, paid];
    const events: FlowEvent[] = [
      chosen('k'),
      made,
      { type: 'refused' },
      { type: 'turnedBack' },
      { type: 'unanswered' },
      { type: 'denied' },
      { type: 'startedOver' },
      moved,
      { type: 'silent' },
      again('FAILED'),
    ];
    expect(nextFlow(lost, { type: 'startedOver' })).toBe(lost);
    const known = new Set(table.map(([, flow, event]) => `${flow.step} ${event.type}`));
    for (const flow of flows) {
      for (const event of events)
        if (!known.has(`${flow.step} ${event.type}`)) expect(nextFlow(flow, event)).toBe(flow);
    }
    for (const state of ['PENDING', 'FAILED', 'UNCONFIRMED'] as const) {
      expect(nextFlow(failed, heard(state))).toBe(failed);
      expect(nextFlow(placed, heard(state))).toBe(placed);
    }
  });

  it('has exactly these ways on', () => {
    expect(waysOn(choosing)).toEqual(['choose']);
    expect(waysOn(placing)).toEqual(['wait']);
    expect(waysOn(lost)).toEqual(['choose', 'toBookings', 'look', 'deny']);
    expect(waysOn(denied)).toEqual(['choose', 'toBookings', 'look', 'startOver']);
    expect(waysOn(paying())).toEqual(['wait']);
    expect(waysOn(unconfirmed())).toEqual(['check']);
    expect(waysOn(failed)).toEqual(['tryAgain']);
    expect(waysOn(placed)).toEqual(['toBookings']);
    expect(waysOn(paid)).toEqual(['toBookings']);
  });
});
