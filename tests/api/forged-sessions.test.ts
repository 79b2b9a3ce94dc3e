import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { openCheckoutQuery, payerOf, placeOrderMutation } from '../support/order-payer.ts';
import { bookService } from '../support/shop-steps.ts';

const shop = await shopForFile();

const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '512345678', message: 'Only for Sara' };

let forgeries = 0;

/** The claims of a customer under a signature that is none; each is a session of its own. */
const forge = (cookie: string): string => {
  forgeries += 1;
  return `${cookie.split('.').slice(0, 2).join('.')}.${Buffer.from(`forged ${forgeries}`).toString('base64url')}`;
};

test('a stranger who writes a customer into a cookie hears nothing of that customer’s payments and changes none [ROLE-02] [SIGN-25]', async () => {
  const cookie = await shop.signIn('500004201');
  await bookService(shop, cookie, 0);
  const noura = payerOf(shop, cookie);
  const { order, key } = await noura.place({ params: { gift } });
  const { lines } = await noura.cart();
  const asked: [string, unknown][] = [
    ['{ openPayments { order { orderNumber paymentUrl } gift { firstName mobileNumber message } } }', {}],
    [openCheckoutQuery, { lines }],
    [placeOrderMutation, { input: { checkoutKey: 'decision-of-a-stranger', paymentMethodId: '1', lines } }],
    [placeOrderMutation, { input: { checkoutKey: key, paymentMethodId: '1', lines } }],
    ['mutation ($key: String!) { lookForOrder(checkoutKey: $key) { orderNumber } }', { key }],
    ['mutation ($key: String!) { giveUpCheckout(checkoutKey: $key) { outcome gift { firstName } } }', { key }],
    ['mutation ($number: ID!) { noteChosenAgain(orderNumber: $number) }', { number: order.orderNumber }],
    ['{ bookings { bookings { openPayment { order { paymentUrl } } } } }', {}],
    ['{ placeSuggestions(text: "Riyadh") { id } }', {}],
    ['{ geocodedPlace(address: "Riyadh") { id } }', {}],
  ];
  for (const [query, variables] of asked) {
    const answer = await shop.gql(query, variables, { cookie: forge(cookie) });
    expect(answer.code, query).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(answer), query).not.toMatch(/Sara|512345678|pay\//);
    expect(answer.cookies.join()).toContain('auth_token=;');
  }
  expect(await noura.open()).toMatchObject({ checkoutKey: key, state: 'PENDING' });
});

test('the customer’s own browser is asked for nothing more', async () => {
  const cookie = await shop.signIn('500004202');
  expect(await shop.callsOf(() => shop.gql('{ openPayments { begunAt } }', {}, { cookie }))).toEqual([]);
});
