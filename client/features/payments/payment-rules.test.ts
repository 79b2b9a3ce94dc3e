import { describe, expect, it } from 'vitest';
import { safePaymentUrl } from './checkout-steps.ts';
import { hintOf } from './payment-place.tsx';
import { orderNumberIn } from './secure-payment-page.tsx';

const page = 'https://pay.example/session/1?x=2';
const hint = (data: unknown, origin = 'https://pay.example') => hintOf({ origin, data }, page);

describe('what a payment page says', () => {
  it('hears a message only from the origin of the payment page [PAY-07]', () => {
    const data = { type: 'paymob-payment', success: true };
    expect(hint(data)).toBe('success');
    for (const success of [false, 'false']) expect(hint({ ...data, success })).toBe('error');
    const others = ['https://evil.example', 'http://pay.example', 'https://pay.exam', 'https://pay.example.evil'];
    for (const origin of others) expect(hint(data, origin), origin).toBeNull();
  });

  it('hears nothing in messages about something else [PAY-07]', () => {
    for (const data of [null, 'paymob-payment', 7, {}, { type: 'other', success: true }]) expect(hint(data)).toBeNull();
  });

  it('points a customer only at web pages', () => {
    expect(safePaymentUrl(page)).toBe(page);
    for (const url of [null, '', 'javascript:alert(1)', 'data:text/html,x', '/pay/1']) {
      expect(safePaymentUrl(url)).toBeNull();
    }
  });
});

describe('what comes back from a payment page', () => {
  it('names the order by the number that the shop gave, whatever else stands there', () => {
    expect(orderNumberIn(new URLSearchParams('order=88121&merchant_order_id=RQ-7&success=true'))).toBe('RQ-7');
    expect(orderNumberIn(new URLSearchParams('order=RQ7'))).toBe('RQ7');
    expect(orderNumberIn(new URLSearchParams('order=<b>1</b>&success=true'))).toBeNull();
  });
});
