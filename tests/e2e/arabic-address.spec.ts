import { openSearch } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

test.use({ settings: { ARABIC_ADDRESS: 'feminine' } });

test('a woman is spoken to as one, on the page and in what is loaded after a press', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const say = textsIn('feminine');
  await visit('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: say('content.home.book') })
      .first(),
  ).toBeVisible();
  await openSearch(page, say);
  await expect(page.getByRole('main').getByText(say('search.hint'))).toBeVisible();
});
