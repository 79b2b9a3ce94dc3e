import { describe, expect, it } from 'vitest';
import { sandboxForFile } from '../support/for-file.ts';
import { signInAtProvider } from '../support/provider-customer.ts';

const goodCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'Noura', action: 'pay' };

const { sandbox, origin } = await sandboxForFile();

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

let phones = 511500100;

/** An order of a new customer, and its payment page. */
const openPayment = async (language: 'en' | 'ar' = 'en') => {
  phones += 1;
  const caller = await signInAtProvider(sandbox, origin, String(phones), language);
  await caller.call('POST', 'cart', { product_id: 8001, quantity: 2 });
  const { data } = (await caller.call('POST', 'orders', { payment_method_id: 1 })).body;
  const number: string = data.order.order_number;
  const path = new URL(data.payment.create_token_url.url).pathname;
  return {
    number,
    path,
    post: (step: string, fields: Record<string, string>) =>
      fetch(`${origin}${path}${step}`, { method: 'POST', body: new URLSearchParams(fields) }),
    /** As the provider answers: true, false or `pending`. */
    success: async () => {
      const asked = await caller.call('POST', 'payments/check-payment-status', { merchant_reference: number });
      return asked.body.data.success;
    },
  };
};

describe('the hosted payment page', () => {
  it('takes a card, asks for a code and says that the order is paid', async () => {
    const { number, path, post, success } = await openPayment();
    const form = await (await get(path)).text();
    expect(form).toContain('240.00');
    expect(form).toContain(number);
    expect(form).toContain('Taif rose serum × 2');
    const question = await post('/card', goodCard);
    expect(new URL(question.url).pathname).toBe(`${path}/verify`);
    expect(await success()).toBe('pending');
    const refused = await post('/verify', { code: '12', action: 'verify' });
    expect(refused.status).toBe(422);
    const result = await (await post('/verify', { code: '١٢٣٤', action: 'verify' })).text();
    expect(result).toContain('Payment received');
    expect(result).toContain('data-success="true"');
    expect(await success()).toBe(true);
  });

  it('tells a customer who pressed decline, or used the refused card, that nothing was charged', async () => {
    for (const fields of [{ action: 'decline' }, { ...goodCard, card: '4000000000000002' }]) {
      const { post, success } = await openPayment();
      const page = await (await post('/card', fields)).text();
      expect(page).toContain('Payment declined');
      expect(page).toContain('data-success="false"');
      expect(await success()).toBe(false);
    }
  });

  it('lets a customer leave from either step', async () => {
    const [form, code] = [await openPayment(), await openPayment()];
    expect(await (await form.post('/card', { action: 'cancel' })).text()).toContain('Payment cancelled');
    await code.post('/card', goodCard);
    expect(await (await code.post('/verify', { action: 'cancel' })).text()).toContain('Payment cancelled');
    expect([await form.success(), await code.success()]).toEqual([false, false]);
  });

  it('does not let anyone pay twice, nor skip the card', async () => {
    const { path, post, success } = await openPayment();
    await post('/verify', { code: '1234', action: 'verify' });
    expect(await success()).toBe('pending');
    await post('/card', goodCard);
    await post('/verify', { code: '1234', action: 'verify' });
    expect(await (await get(path)).text()).toContain('already paid');
    expect(await (await post('/card', goodCard)).text()).toContain('already paid');
    expect(await success()).toBe(true);
  });

  it('names every wrong field and never sends the security code back', async () => {
    const { post, success } = await openPayment();
    const answer = await post('/card', { card: '4111', expiry: '13/20', cvc: '98', action: 'pay' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const field of ['card', 'expiry', 'cvc']) expect(page).toContain(`id="${field}-wrong"`);
    expect(page).not.toContain('value="98"');
    expect(await success()).toBe('pending');
  });

  it('answers an unknown link with a page of its own in the language asked for', async () => {
    const answer = await get('/pay/nobody?lang=ar');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('رابط الدفع لا يعمل');
    const body = new URLSearchParams({ code: '1234' });
    expect((await fetch(`${origin}/pay/nobody/verify`, { method: 'POST', body })).status).toBe(404);
  });

  it('shows hostile words', async () => {
    const hostile = `"><script>alert('x')</script>`;
    const { post } = await openPayment();
    const form = await (await post('/card', { card: hostile, expiry: hostile, holder: hostile })).text();
    const unknown = await (await get(`/pay/${encodeURIComponent(hostile)}`)).text();
    for (const page of [form, unknown]) expect(page).not.toContain('<script>alert');
    expect(form).toContain('&#34;&#62;&#60;script&#62;');
  });

  it('refuses a form of more than eight kilobytes', async () => {
    const { post, success } = await openPayment();
    expect((await post('/card', { ...goodCard, holder: 'x'.repeat(9000) })).status).toBe(413);
    expect(await success()).toBe('pending');
  });

  it('speaks the language of the order until another is chosen', async () => {
    const { path } = await openPayment('ar');
    expect(await (await get(path)).text()).toContain('<html lang="ar" dir="rtl">');
    expect(await (await get(`${path}?lang=en`)).text()).toContain('<html lang="en" dir="ltr">');
  });
});

describe('terms and privacy', () => {
  it('are read in the language of the browser or of the address', async () => {
    for (const path of ['/terms', '/privacy']) {
      const arabic = await get(path, { 'accept-language': 'fr, ar-SA;q=0.9, en;q=0.5' });
      expect(await arabic.text()).toContain('dir="rtl"');
      expect(arabic.headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(await (await get(`${path}?lang=en`, { 'accept-language': 'ar' })).text()).toContain('dir="ltr"');
    }
  });
});
