import type { Page } from '@playwright/test';
import { routes } from '../support/shop-routes.ts';
import { cutFields, cutLines } from './cut-letters.ts';
import { focusProblems } from './focus-rings.ts';
import { lostWithLargeLetters, smallTexts } from './letter-sizes.ts';
import { arriveSignedIn, huda, noura } from './session-steps.ts';
import { expect, type Language, test } from './shop.ts';
import { violations, wear } from './violations.ts';

/** What a path with a parameter is visited as. */
const examples: Record<string, string[]> = { '/product/:id': ['/product/1027', '/product/8001'] };

const pathsOf = (access: (typeof routes)[number]['access'][]) =>
  routes.filter((route) => access.includes(route.access)).flatMap(({ path }) => examples[path] ?? [path]);

/** Pages that a guest may open too, and on which a customer finds something of their own. */
const alsoForCustomers = ['/gift-list', '/notifications', '/auth-status'];

const dialogs = [
  '/services?service=1001',
  '/branches?branch=1',
  '/shop/products?product=8001',
  '/dashboard/bookings?booking=260109',
  '/gift-list?gift=5203',
];

/** One load serves every look at the page; what is written into the fields comes last. */
const expectUsable = async (page: Page, language: Language) => {
  expect.soft(await violations(page), 'accessibility').toEqual([]);
  // Each page is walked in both schemes, one in each language.
  await wear(page, language === 'ar' ? 'light' : 'dark');
  const { problems, stops } = await focusProblems(page);
  expect.soft(problems, 'focus rings').toEqual([]);
  expect.soft(stops, 'stops of the Tab key').toBeGreaterThan(1);
  // The dark ground around the corners of a field would count as ink.
  await wear(page, 'light');
  expect.soft(await cutLines(page), 'cut lines').toEqual([]);
  expect.soft(await cutFields(page), 'cut fields').toEqual([]);
  expect.soft(await smallTexts(page), 'small letters').toEqual([]);
  expect.soft(await lostWithLargeLetters(page), 'lost with large letters').toEqual([]);
};

test.describe('all customers can use, in light and dark, with a keyboard, and read with whole letters', () => {
  for (const path of pathsOf(['public'])) {
    test(`${path} as a guest`, async ({ visit, page, language }) => {
      await visit(path);
      await expectUsable(page, language);
    });
  }

  for (const path of [...pathsOf(['auth']), ...alsoForCustomers]) {
    test(`${path} as a customer`, async ({ visit, page, shop, context, language }) => {
      await arriveSignedIn(context, shop, noura);
      await visit(path);
      await expectUsable(page, language);
    });
  }

  for (const path of pathsOf(['admin'])) {
    test(`${path} as an administrator`, async ({ visit, page, shop, context, language }) => {
      await arriveSignedIn(context, shop, huda);
      await visit(path);
      await expectUsable(page, language);
    });
  }

  for (const path of dialogs) {
    test(`${path}, a dialog`, async ({ visit, page, shop, context, language }) => {
      await arriveSignedIn(context, shop, noura);
      await visit(path);
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
      await expectUsable(page, language);
    });
  }
});
