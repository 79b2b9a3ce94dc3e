import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The search as a visitor meets it. */
export const searchOf = (page: Page, say: Say) => {
  const main = page.getByRole('main');
  const opener = page.getByRole('banner').getByRole('link', { name: say('shell.search'), exact: true });
  const box = main.getByRole('searchbox', { name: say('search.label') });
  return {
    opener,
    box,
    hits: (kind: string) =>
      main
        .getByRole('region', { name: say(`search.kind.${kind}`), exact: true })
        .getByRole('listitem')
        .getByRole('link'),
    /** Opens the search from the header and waits until its box can be written into. */
    open: async (): Promise<void> => {
      await opener.click();
      await box.waitFor();
    },
  };
};
