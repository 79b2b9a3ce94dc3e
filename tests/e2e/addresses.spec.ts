import { giveAddresses, ownAddresses, received, writtenAddress } from './addresses-steps.ts';
import { operationOf } from './operation-of.ts';
import { toast } from './profile-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const told = {
  prefer: { en: 'Failed to set preferred address', ar: 'تعذّر تعيين العنوان المفضّل' },
  delete: { en: 'Failed to delete address', ar: 'تعذّر حذف العنوان' },
  none: { en: 'No addresses yet.', ar: 'لا عناوين بعد.' },
};

const failed = (path: string, method: string) => ({ path, method, kind: 'status', status: 500 });

test.describe('a customer’s addresses', () => {
  test('are listed with title and full address, the preferred one first, then the newest; pressing one prefers it at once and closes [ADDR-01 ADDR-02 ADDR-03 ADDR-04 ADDR-09 ADDR-11 ADDR-14]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const own = ownAddresses(page, textsIn(language));
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Oldest'), writtenAddress('Home', 1), writtenAddress('Newest'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await expect(own.rows).toHaveText([/Home.*Al Urubah/s, /Newest.*Al Urubah/s, /Oldest.*Al Urubah/s]);
    await expect(own.preferred).toHaveText([/Home/]);
    for (const title of ['Home', 'Newest', 'Oldest']) {
      await expect(own.edit(title)).toBeVisible();
      await expect(own.remove(title)).toBeVisible();
    }
    await expect(own.add).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // Longer than anything here is waited for.
    await shop.control('PUT', 'latency', { ms: 60_000 });
    await own.row('Oldest').click();
    await expect(own.dialog).toHaveCount(0);
    await expect(own.opener).toBeFocused();
    await own.opener.click();
    await expect(own.rows).toHaveText([/Oldest/, /Newest/, /Home/]);
    await expect(own.preferred).toHaveText([/Oldest/]);
    expect(await received(shop, 'GET', /^\/addresses$/)).toHaveLength(1);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect
      .poll(async () => (await received(shop, 'PUT', /^\/addresses\/\d+$/)).map(({ body }) => body))
      .toEqual([writtenAddress('Oldest', 1)]);
  });

  test('give the former preferred one back when the provider refuses the choice, and say so [ADDR-11 ADDR-17]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, language }) => {
    const own = ownAddresses(page, textsIn(language));
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'));
    await shop.control('POST', 'faults', failed('addresses/{id}', 'PUT'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.row('Work').click();
    await expect(toast(page, told.prefer[language])).toHaveAttribute('data-type', 'error');
    await own.opener.click();
    await expect(own.preferred).toHaveText([/Home/]);
    await expect(own.rows).toHaveText([/Home/, /Work/]);
  });

  test('give back the one before two quick choices that both fail, also where the list cannot be had [ADDR-11]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const own = ownAddresses(page, textsIn(language));
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'), writtenAddress('Parents'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await expect(own.rows).toHaveCount(3);
    await shop.control('POST', 'faults', failed('addresses', 'GET'));
    await shop.control('POST', 'faults', failed('addresses/{id}', 'PUT'));
    await shop.control('PUT', 'latency', { ms: 60_000 });
    await own.row('Work').click();
    await own.opener.click();
    await own.row('Parents').click();
    await own.opener.click();
    await expect(own.preferred).toHaveText([/Parents/]);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(page, told.prefer[language])).toHaveAttribute('data-type', 'error');
    await expect(own.preferred).toHaveText([/Home/]);
  });

  test('keep the last of two quick choices, sent one after the other [ADDR-11]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const own = ownAddresses(page, textsIn(language));
    const phone = await arriveSignedIn(context, shop);
    const caller = await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await expect(own.rows).toHaveCount(2);
    await shop.control('PUT', 'latency', { ms: 60_000 });
    await own.row('Work').click();
    await own.opener.click();
    await expect(own.preferred).toHaveText([/Work/]);
    await own.row('Home').click();
    await own.opener.click();
    await expect(own.preferred).toHaveText([/Home/]);
    expect(await received(shop, 'PUT', /^\/addresses/)).toHaveLength(1);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect
      .poll(async () => (await received(shop, 'PUT', /^\/addresses/)).map(({ body }) => body?.title))
      .toEqual(['Work', 'Home']);
    const list: { title: string; is_preferred: number }[] = (await caller.call('GET', 'addresses')).body.data;
    expect(list.filter((address) => address.is_preferred).map(({ title }) => title)).toEqual(['Home']);
    await expect(own.preferred).toHaveText([/Home/]);
  });

  test('are deleted after a question, which gives the focus back; without any the list says so [ADDR-05 ADDR-17 ADDR-18]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say, language }) => {
    const own = ownAddresses(page, say);
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.remove('Work').click();
    await expect(own.dialog.getByRole('heading', { name: say('addresses.remove.title') })).toBeVisible();
    await own.dialog.getByRole('button', { name: say('shell.cancel') }).click();
    await expect(own.remove('Work')).toBeFocused();
    expect(await received(shop, 'DELETE', /addresses/)).toEqual([]);

    const confirm = own.dialog.getByRole('button', { name: say('addresses.remove.confirm'), exact: true });
    await shop.control('POST', 'faults', { ...failed('addresses/{id}', 'DELETE'), times: 1 });
    await own.remove('Home').click();
    await confirm.click();
    await expect(toast(page, told.delete[language])).toHaveAttribute('data-type', 'error');
    await expect(own.rows).toHaveText([/Home/, /Work/]);
    for (const title of ['Home', 'Work']) {
      await own.remove(title).click();
      await confirm.click();
      await expect(own.row(title)).toHaveCount(0);
      await expect(own.add).toBeVisible();
    }
    await expect(own.dialog.getByText(told.none[language], { exact: true })).toBeVisible();
  });

  test('that cannot be loaded are told inside the dialog; they are asked for again, kept for a minute, and shown for longer when they cannot be had anew [ADDR-06 ADDR-13 ADDR-17]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = ownAddresses(page, say);
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1));
    await shop.control('POST', 'faults', failed('addresses', 'GET'));
    await page.clock.install();
    await visit('/dashboard/profile');
    await own.opener.click();
    const alert = own.dialog.getByRole('alert');
    await expect(alert).toContainText('Failed to load addresses');
    await shop.control('DELETE', 'faults');
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(own.rows).toHaveText([/Home/]);
    await shop.control('DELETE', 'requests');
    const openAgain = async () => {
      await page.keyboard.press('Escape');
      await expect(own.dialog).toHaveCount(0);
      await own.opener.click();
      await expect(own.rows).toHaveText([/Home/]);
    };
    for (let opening = 0; opening < 3; opening += 1) await openAgain();
    expect(await received(shop, 'GET', /^\/addresses$/)).toEqual([]);
    await page.clock.fastForward(60_000);
    await openAgain();
    await expect.poll(() => received(shop, 'GET', /^\/addresses$/)).toHaveLength(1);
    await page.clock.fastForward(60_000);
    await shop.control('POST', 'faults', failed('addresses', 'GET'));
    await openAgain();
    await expect(alert).toContainText('Failed to load addresses');
    await expect(own.rows).toHaveText([/Home/]);
    await shop.control('DELETE', 'faults');
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(alert).toHaveCount(0);
  });

  test('stay as they were, with the failure, when a change is done and they cannot be had anew', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = ownAddresses(page, say);
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'));
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.remove('Work').click();
    await shop.control('POST', 'faults', failed('addresses', 'GET'));
    await own.dialog.getByRole('button', { name: say('addresses.remove.confirm'), exact: true }).click();
    await expect(toast(page, say('addresses.removed'))).toBeVisible();
    const alert = own.dialog.getByRole('alert');
    await expect(alert).toContainText('Failed to load addresses');
    await expect(own.rows).toHaveText([/Home/, /Work/]);
    await shop.control('DELETE', 'faults');
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(own.rows).toHaveText([/Home/]);
    await expect(alert).toHaveCount(0);
  });

  test('have the one that was chosen last for the preferred one when the provider marks none [ADDR-12]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, language }) => {
    const own = ownAddresses(page, textsIn(language));
    const phone = await arriveSignedIn(context, shop);
    const caller = await giveAddresses(shop, phone, writtenAddress('Home', 1), writtenAddress('Work'));
    await visit('/dashboard/profile');
    await own.opener.click();
    // Left before the answer: the browser cancels what the page has asked, which undoes no choice.
    const asked = Promise.withResolvers<void>();
    await page.route('**/graphql', (route) => {
      if (operationOf(route.request()) !== 'mutation UpdateAddress') return route.continue();
      asked.resolve();
    });
    await own.row('Home').click();
    await asked.promise;
    const list = (await caller.call('GET', 'addresses')).body.data;
    for (const { id, title } of list) await caller.call('PUT', `addresses/${id}`, writtenAddress(title));
    await visit('/dashboard/profile');
    await own.opener.click();
    await expect(own.rows).toHaveText([/Home/, /Work/]);
    await expect(own.preferred).toHaveText([/Home/]);
  });
});
