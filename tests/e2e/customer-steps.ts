import type { Page } from '@playwright/test';
import type { Language, Shop } from './running-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test asks for existing fields
export type Ask = (query: string, variables?: object) => Promise<any>;

/** Asks the shop's own GraphQL with the cookies of a page. */
export const askAs =
  (page: Page, shop: Shop, language: Language): Ask =>
  async (query, variables = {}) => {
    const response = await page.request.post(`${shop.shop}/graphql`, {
      data: { query, variables },
      headers: { 'accept-language': language },
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

/** A treatment, by its own number and by that of its times. */
export type Bookable = { id: number; masterId: number };
