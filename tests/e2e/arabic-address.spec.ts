import { searchOf } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

test.use({ settings: { ARABIC_ADDRESS: 'feminine' } });

test('a woman is spoken to as one, on the page and in what is loaded after a press', {
  tag: '@phone',
}, async ({ visit, page, main }) => {
  const say = textsIn('feminine');
  await visit('/');
  await expect(main.getByRole('link', { name: say('content.home.book') }).first()).toBeVisible();
  await searchOf(page, say).open();
  await expect(main.getByText(say('search.hint'))).toBeVisible();
});
