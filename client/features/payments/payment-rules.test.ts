import { describe, expect, it } from 'vitest';
import { hintOf, safePaymentUrl } from './payment-message.ts';
import { begun, nextProgress, type Progress } from './payment-progress.ts';

const page = 'https://pay.example/session/1?x=2';
const heard = (state: Progress['state'], attempt: number) => ({ type: 'heard', status: { state, attempt } }) as const;

describe('what a payment page says', () => {
  it('hears a message only from the origin of the payment page [PAY-07]', () => {
    const data = { type: 'paymob-payment', success: true };
    expect(hintOf({ origin: 'https://pay.example', data }, page)).toBe('success');
    expect(hintOf({ origin: 'https://pay.example', data: { ...data, success: false } }, page)).toBe('error');
    expect(hintOf({ origin: 'https://evil.example', data }, page)).toBeNull();
    expect(hintOf({ origin: 'http://pay.example', data }, page)).toBeNull();
  });

  it('hears nothing in messages about something else', () => {
    for (const data of [null, 'paymob-payment', 7, {}, { type: 'other', success: true }]) {
      expect(hintOf({ origin: 'https://pay.example', data }, page)).toBeNull();
    }
  });

  it('points a customer only at web pages', () => {
    expect(safePaymentUrl(page)).toBe(page);
    for (const address of [null, '', 'javascript:alert(1)', 'data:text/html,x', '/pay/1']) {
      expect(safePaymentUrl(address)).toBeNull();
    }
  });
});

describe('how a payment goes on', () => {
  it('keeps a customer waiting while the answer is pending and counts the attempts [PAY-12]', () => {
    expect(nextProgress(begun, heard('PENDING', 1))).toEqual({ state: 'PENDING', attempt: 1 });
    expect(nextProgress({ state: 'PENDING', attempt: 4 }, heard('PENDING', 1)).attempt).toBe(4);
  });

  it('never takes a confirmed payment back', () => {
    const paid = nextProgress(begun, heard('PAID', 3));
    for (const event of [heard('FAILED', 4), heard('PENDING', 5), { type: 'lost' } as const]) {
      expect(nextProgress(paid, event)).toBe(paid);
    }
  });

  it('stops at any other outcome until the server says that the order is paid [PAY-15]', () => {
    const failed = nextProgress(begun, heard('FAILED', 2));
    expect(nextProgress(failed, heard('PENDING', 3))).toBe(failed);
    expect(nextProgress(failed, { type: 'asked' })).toBe(failed);
    expect(nextProgress(failed, heard('PAID', 3)).state).toBe('PAID');
  });

  it('lets a customer ask again when nothing was confirmed [PAY-16]', () => {
    const open = nextProgress(nextProgress(begun, heard('PENDING', 20)), { type: 'lost' });
    expect(open).toEqual({ state: 'UNCONFIRMED', attempt: 20 });
    expect(nextProgress(open, { type: 'asked' })).toEqual({ state: 'PENDING', attempt: 20 });
  });
});
