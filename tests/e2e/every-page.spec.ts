import type { Page } from '@playwright/test';
import { routes } from '../support/shop-routes.ts';
import { cutFields, cutLines } from './cut-letters.ts';
import { focusProblems, mostStops } from './focus-rings.ts';
import { lostWithLargeLetters, smallTexts } from './letter-sizes.ts';
import type { Language } from './running-shop.ts';
import { huda, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violationsOn, wear } from './violations.ts';

/** The visited URL of a path with a parameter. */
const examples: Record<string, string[]> = { '/product/:id': ['/product/1027', '/product/8001'] };

const pathsOf = (access: (typeof routes)[number]['access']) =>
  routes.filter((route) => route.access === access).flatMap(({ path }) => examples[path] ?? [path]);

/** Pages that a guest may open too, and on which a customer finds something of their own. */
const alsoForCustomers = ['/gift-list', '/notifications', '/auth-status'];

const dialogs = [
  '/services?service=1001',
  '/branches?branch=1',
  '/shop/products?product=8001',
  '/dashboard/bookings?booking=260109',
  '/gift-list?gift=5203',
];

const opensDialog = (path: string) => dialogs.includes(path) || path === '/auth/login';

const visits: { who: string; phone?: string; paths: string[] }[] = [
  { who: 'as a guest', paths: pathsOf('public') },
  { who: 'as a customer', phone: noura, paths: [...pathsOf('auth'), ...alsoForCustomers] },
  { who: 'as an administrator', phone: huda, paths: pathsOf('admin') },
  { who: 'as a customer, a dialog', phone: noura, paths: dialogs },
];

/** One load serves every look at the page; typing into the fields comes last. */
const expectUsable = async (page: Page, language: Language) => {
  expect.soft(await violationsOn(page), 'accessibility').toEqual([]);
  // Each page is walked in both schemes, one in each language.
  await wear(page, language === 'ar' ? 'light' : 'dark');
  const { problems, stops } = await focusProblems(page);
  expect.soft(problems, 'focus rings').toEqual([]);
  expect.soft(stops, 'stops of the Tab key').toBeGreaterThan(1);
  expect.soft(stops, 'stops of the Tab key').toBeLessThan(mostStops);
  // The dark ground around the corners of a field would count as ink.
  await wear(page, 'light');
  expect.soft(await cutLines(page), 'cut lines').toEqual([]);
  expect.soft(await cutFields(page), 'cut fields').toEqual([]);
  expect.soft(await smallTexts(page), 'small letters').toEqual([]);
  expect.soft(await lostWithLargeLetters(page), 'lost with large letters').toEqual([]);
};

for (const { who, phone, paths } of visits) {
  for (const path of paths) {
    test(`all customers can use ${path} ${who}, in light and dark, with a keyboard, and read it with whole letters`, async ({
      visit,
      page,
      signIn,
      dialog,
      language,
    }) => {
      if (phone) await signIn(phone);
      await visit(path);
      if (opensDialog(path)) await dialog.getByRole('heading', { level: 2 }).first().waitFor();
      await expectUsable(page, language);
    });
  }
}
