import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outcome, registerPages } from '../../server/sandbox/pages/pages.ts';
import type { PagePayment } from '../../server/sandbox/pages/payment-views.ts';

const goodCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'Noura', action: 'pay' };

let app: FastifyInstance;
let origin: string;
let payments: Map<string, PagePayment>;
let settled: [token: string, outcome: Outcome][];

beforeEach(async () => {
  settled = [];
  payments = new Map();
  app = Fastify();
  registerPages(app, {
    findPayment: (token) => payments.get(token) ?? null,
    settlePayment: (token, outcome) => {
      settled.push([token, outcome]);
      const payment = payments.get(token);
      if (payment) payment.state = outcome === 'paid' ? 'paid' : 'declined';
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

const openPayment = (token: string, change: Partial<PagePayment> = {}): void => {
  payments.set(token, {
    orderNumber: 'R-1001',
    amount: '345.00',
    savedCard: null,
    lines: ['Hammam × 1'],
    language: 'en',
    state: 'open',
    ...change,
  });
};

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
const post = (path: string, fields: Record<string, string>) => {
  return fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
};

describe('the hosted payment page', () => {
  it('takes a card, asks for a code and says that the order is paid', async () => {
    openPayment('one');
    const form = await (await get('/pay/one')).text();
    expect(form).toContain('345.00');
    expect(form).toContain('R-1001');
    const question = await post('/pay/one/card', goodCard);
    expect(new URL(question.url).pathname).toBe('/pay/one/verify');
    expect(settled).toEqual([]);
    const refused = await post('/pay/one/verify', { code: '12', action: 'verify' });
    expect(refused.status).toBe(422);
    const result = await (await post('/pay/one/verify', { code: '١٢٣٤', action: 'verify' })).text();
    expect(result).toContain('Payment received');
    expect(result).toContain('data-success="true"');
    expect(settled).toEqual([['one', 'paid']]);
  });

  it('tells a customer who pressed decline, or used the refused card, that nothing was charged', async () => {
    openPayment('button');
    openPayment('card');
    const pressed = await (await post('/pay/button/card', { action: 'decline' })).text();
    const refused = await (await post('/pay/card/card', { ...goodCard, card: '4000000000000002' })).text();
    for (const page of [pressed, refused]) {
      expect(page).toContain('Payment declined');
      expect(page).toContain('data-success="false"');
    }
    expect(settled).toEqual([
      ['button', 'declined'],
      ['card', 'declined'],
    ]);
  });

  it('lets a customer leave from either step', async () => {
    openPayment('form');
    openPayment('code');
    expect(await (await post('/pay/form/card', { action: 'cancel' })).text()).toContain('Payment cancelled');
    await post('/pay/code/card', goodCard);
    expect(await (await post('/pay/code/verify', { action: 'cancel' })).text()).toContain('Payment cancelled');
    expect(settled.map(([, outcome]) => outcome)).toEqual(['cancelled', 'cancelled']);
  });

  it('does not let anyone pay twice, nor skip the card', async () => {
    openPayment('two');
    await post('/pay/two/verify', { code: '1234', action: 'verify' });
    expect(settled).toEqual([]);
    await post('/pay/two/card', goodCard);
    await post('/pay/two/verify', { code: '1234', action: 'verify' });
    expect(await (await get('/pay/two')).text()).toContain('already paid');
    expect(await (await post('/pay/two/card', goodCard)).text()).toContain('already paid');
    expect(settled).toEqual([['two', 'paid']]);
  });

  it('names every wrong field and never sends the security code back', async () => {
    openPayment('wrong');
    const answer = await post('/pay/wrong/card', { card: '4111', expiry: '13/20', cvc: '98', action: 'pay' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const field of ['card', 'expiry', 'cvc']) expect(page).toContain(`id="${field}-wrong"`);
    expect(page).not.toContain('value="98"');
    expect(settled).toEqual([]);
  });

  it('answers an unknown link with a page of its own in the language asked for', async () => {
    const answer = await get('/pay/nobody?lang=ar');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('رابط الدفع لا يعمل');
    expect((await post('/pay/nobody/verify', { code: '1234' })).status).toBe(404);
  });

  it('shows hostile words', async () => {
    const hostile = `"><script>alert('x')</script>`;
    openPayment('hostile"><b>', { orderNumber: hostile, lines: [hostile], amount: hostile });
    const path = `/pay/${encodeURIComponent('hostile"><b>')}`;
    const form = await (await get(path)).text();
    const again = await (await post(`${path}/card`, { card: hostile, expiry: hostile, holder: hostile })).text();
    for (const page of [form, again]) {
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('"><b>');
      expect(page).toContain('&quot;&gt;&lt;script&gt;');
    }
  });

  it('refuses a form of more than eight kilobytes', async () => {
    openPayment('big');
    expect((await post('/pay/big/card', { ...goodCard, holder: 'x'.repeat(9000) })).status).toBe(413);
    expect(settled).toEqual([]);
  });

  it('speaks the language of the order until another is chosen', async () => {
    openPayment('arabic', { language: 'ar' });
    expect(await (await get('/pay/arabic')).text()).toContain('<html lang="ar" dir="rtl">');
    expect(await (await get('/pay/arabic?lang=en')).text()).toContain('<html lang="en" dir="ltr">');
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
