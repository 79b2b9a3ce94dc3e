import { service } from './booking-steps.ts';
import { cutFields, cutLines } from './cut-letters.ts';
import { expect, test } from './shop.ts';
import { wear } from './violations.ts';

test('a customer reads Arabic letters with their dots and feet in the cart, its gift form, a search and the form of the profile', async ({
  visit,
  page,
  openCart,
  search,
  profile,
  giftForm,
}) => {
  await openCart(service);
  await giftForm.open();
  await wear(page, 'light');
  expect(await cutLines(page), 'lines of the cart').toEqual([]);
  expect(await cutFields(page), 'fields of the gift').toEqual([]);
  await visit('/search');
  await search.box.fill('تدليك');
  await search.hits('services').first().waitFor();
  expect(await cutLines(page), 'lines of the search').toEqual([]);
  expect(await cutFields(page), 'fields of the search').toEqual([]);
  await visit('/dashboard/profile');
  await profile.edit.click();
  await profile.field('person.firstName').waitFor();
  // A dialog that still comes up is another picture each time.
  await wear(page, 'light');
  expect(await cutFields(page), 'fields of the profile').toEqual([]);
});
