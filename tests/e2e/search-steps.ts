import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The search of the header as a visitor meets it. */
export const searchOf = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog', { name: say('search.title'), exact: true });
  return {
    opener: page.getByRole('banner').getByRole('link', { name: say('shell.search'), exact: true }),
    dialog,
    box: dialog.getByRole('combobox', { name: say('search.label') }),
    options: dialog.getByRole('option'),
    group: (kind: string) => dialog.getByRole('group', { name: say(`search.kind.${kind}`), exact: true }),
    all: (text: string) => dialog.getByRole('option', { name: say('search.all', { text }) }),
  };
};

/** Opens the search from the header and waits until its box can be written into. */
export const openSearch = async (page: Page, say: Say) => {
  const search = searchOf(page, say);
  await search.opener.click();
  await search.box.waitFor();
  return search;
};
