import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The form in which a sender says who receives the gift. */
export const giftForm = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  const field = (id: string) => dialog.getByLabel(new RegExp(`^${say(id)}`));
  return {
    dialog,
    firstName: field('gifts.form.firstName'),
    lastName: field('gifts.form.lastName'),
    mobile: field('gifts.form.mobile'),
    email: field('gifts.form.email'),
    message: field('gifts.form.message'),
    gender: (id: 'gifts.form.male' | 'gifts.form.female') => dialog.getByRole('radio', { name: say(id) }),
    preview: dialog.getByRole('region', { name: say('gifts.form.preview') }),
    confirm: dialog.getByRole('button', { name: say('gifts.form.confirm') }),
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: say('cart.gift.send') }).click();
      await dialog.getByRole('heading', { name: say('gifts.form.title') }).waitFor();
    },
  };
};
