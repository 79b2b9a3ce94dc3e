import type { Page } from '@playwright/test';
import { rowIn } from './bookings-steps.ts';
import type { Language, Shop } from './running-shop.ts';
import type { Say } from './texts.ts';

/** The form in which a sender says who receives the gift. */
export const giftForm = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  const field = (id: string) => dialog.getByLabel(new RegExp(`^${say(id)}`));
  return {
    firstName: field('person.firstName'),
    lastName: field('person.lastName'),
    mobile: field('person.mobile'),
    email: field('person.email'),
    message: field('gifts.form.message'),
    gender: (id: 'person.male' | 'person.female') => dialog.getByRole('radio', { name: say(id) }),
    preview: dialog.getByRole('region', { name: say('gifts.form.preview') }),
    confirm: dialog.getByRole('button', { name: say('gifts.form.confirm') }),
    giveTo: async (firstName: string, lastName: string, mobile: string): Promise<void> => {
      await field('person.firstName').fill(firstName);
      await field('person.lastName').fill(lastName);
      await field('person.mobile').fill(mobile);
    },
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: say('gifts.form.title') }).click();
      await dialog.getByRole('heading', { name: say('gifts.form.title') }).waitFor();
    },
  };
};

/** A gift as its sender or receiver sees it. */
export const giftDetails = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  const button = (id: string) => dialog.getByRole('button', { name: say(id), exact: true });
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    /** The row of facts that a label begins. */
    row: (id: string) => rowIn(page, say(id)),
    product: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
    time: (id: 'appointments.title' | 'gifts.show.changeTime', name: string) =>
      dialog.getByRole('button', { name: `${say(id)}: ${name}` }),
    invoice: dialog.getByRole('link', { name: say('bookings.show.invoice') }),
    whatsapp: dialog.getByRole('link', { name: say('invitations.whatsapp') }),
    accept: button('gifts.accept'),
    decline: button('gifts.decline'),
  };
};

/** The choice of a time for a product of a gift. */
export const giftSchedule = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  return {
    title: dialog.getByRole('heading', { name: say('gifts.schedule.title') }),
    skeleton: dialog.getByRole('status', { name: say('shell.loading') }),
    confirm: dialog.getByRole('button', { name: say('shell.confirm'), exact: true }),
    saving: dialog.getByRole('button', { name: say('gifts.schedule.saving') }),
  };
};

/** A customer in a browser of their own. */
export const openElsewhere = async (page: Page): Promise<Page> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser keeps a single window');
  const context = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  return context.newPage();
};

/** Opens a URL and waits until its buttons work. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
};

/** The same URL in a language. */
export const inLanguage = (address: string, shop: Shop, language: Language): string => {
  const path = address.slice(shop.shop.length).replace(/^\/ar(?=\/)/, '');
  return `${shop.shop}${language === 'ar' ? '/ar' : ''}${path}`;
};

/** The days of the month that the calendar shows. */
export const daysIn = (page: Page): Promise<{ date: string | undefined; isDisabled: boolean }[]> =>
  page
    .getByRole('dialog')
    .getByRole('gridcell')
    .and(page.locator('[data-date]'))
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        date: (cell as HTMLElement).dataset.date,
        isDisabled: cell.getAttribute('aria-disabled') === 'true',
      })),
    );
