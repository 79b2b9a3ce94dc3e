import { randomUUID } from 'node:crypto';
import { postGraphql } from '../support/post-graphql.ts';
import { addMutation, daysQuery, placeMutation, scheduleMutation } from '../support/shop-steps.ts';

type Customer = { shop: string; mobileNumber: string; code: string };

/** Signs in and answers what asks in the customer's name; a refusal is thrown. */
export const signIn = async ({ shop, mobileNumber, code }: Customer) => {
  let cookie = '';
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for what it knows is there
  const ask = async (query: string, variables: object = {}): Promise<any> => {
    const { data, errors, headers } = await postGraphql(shop, { query, variables }, { cookie });
    if (errors) throw new Error(JSON.stringify(errors));
    cookie = headers.getSetCookie()[0]?.split(';')[0] || cookie;
    return data;
  };
  await ask('mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }', {
    input: { mobileNumber, acceptTerms: true },
  });
  await ask('mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }', {
    input: { mobileNumber, code },
  });
  return ask;
};

/** Books the first free time of the first service, over plain HTTP, and answers the order's number. */
export const bookAService = async (customer: Customer): Promise<string> => {
  const ask = await signIn(customer);
  const { services } = await ask('{ services { services { id productMasterId } } }');
  const [service] = services.services;
  const added = await ask(addMutation, { input: { productId: service.id, branchId: '1' } });
  const { availableDays } = await ask(daysQuery, { id: service.productMasterId });
  const [slot] = availableDays.flatMap((day: { slots: object[] }) => day.slots);
  const { startAt, endAt } = slot;
  await ask(scheduleMutation, { input: { cartLineId: added.addToCart.cartLineId, startAt, endAt } });
  const placed = await ask(placeMutation, { input: { checkoutKey: randomUUID(), paymentMethodId: '1' } });
  return placed.placeOrder.orderNumber;
};
