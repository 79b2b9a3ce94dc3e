import { treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { cutFields, cutLines } from './cut-letters.ts';
import { giftForm } from './gift-steps.ts';
import { openSearch } from './search-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wear } from './violations.ts';

test.describe('Arabic letters keep their dots and feet', () => {
  test('while a visitor searches', async ({ visit, page, say }) => {
    await visit('/');
    const search = await openSearch(page, say);
    await search.box.fill('تدليك');
    await search.hits('services').first().waitFor();
    expect(await cutLines(page), 'lines').toEqual([]);
    expect(await cutFields(page), 'fields').toEqual([]);
  });

  test('in the cart and its gift form', async ({ visit, page, shop, context, say, language }) => {
    await arriveSignedIn(context, shop);
    await fillCart(page, shop, language, treatment(1));
    await visit('/cart');
    const form = giftForm(page, say);
    await form.open();
    await wear(page, 'light');
    expect(await cutLines(page), 'lines').toEqual([]);
    expect(await cutFields(page), 'fields').toEqual([]);
  });

  test('while a customer changes their profile', async ({ visit, page, shop, context, say }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/profile');
    await page.getByRole('button', { name: say('profile.edit.open') }).click();
    await page.locator('input:visible').first().waitFor();
    // A dialog that still comes up is another picture each time.
    await wear(page, 'light');
    expect(await cutFields(page), 'fields').toEqual([]);
  });
});
