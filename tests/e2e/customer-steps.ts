import type { Page } from '@playwright/test';
import type { Language, Shop } from './shop.ts';

/** Asks the shop's own GraphQL with the cookies of a page. */
export const askAs = async (page: Page, shop: Shop, language: Language, query: string, variables: object) => {
  const response = await page.request.post(`${shop.shop}/graphql`, {
    data: { query, variables },
    headers: { 'accept-language': language },
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const addition = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }';
const days = 'query ($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }';
const schedule = 'mutation ($input: ScheduleCartLineInput!) { scheduleCartLine(input: $input) { itemCount } }';

type Bookable = { id: number; masterId: number };

/**
 * Puts a treatment into the cart of a signed-in page, at the first free time of the second day unless left timeless, or of
 * another free day.
 */
export const fillCart = async (
  page: Page,
  shop: Shop,
  language: Language,
  { id, masterId }: Bookable,
  isTimed = true,
  day = 1,
) => {
  const { addToCart } = await askAs(page, shop, language, addition, { input: { productId: String(id) } });
  if (!isTimed) return;
  const { availableDays } = await askAs(page, shop, language, days, { id: String(masterId) });
  const input = { cartLineId: addToCart.cartLineId, ...availableDays[day].slots[0] };
  await askAs(page, shop, language, schedule, { input });
};
