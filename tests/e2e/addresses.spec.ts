import { giveAddresses, writtenAddress } from './addresses-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

const told = {
  prefer: { en: 'Failed to set preferred address', ar: 'تعذّر تعيين العنوان المفضّل' },
  delete: { en: 'Failed to delete address', ar: 'تعذّر حذف العنوان' },
  none: { en: 'No addresses yet.', ar: 'لا عناوين بعد.' },
};

const failed = { kind: 'status', status: 500 };

test.describe('a customer’s addresses', () => {
  test('are listed with title and full address, the preferred one first, then the newest; pressing one prefers it at once and closes [ADDR-01 ADDR-02 ADDR-03 ADDR-04 ADDR-09 ADDR-11 ADDR-14]', {
    tag: '@phone',
  }, async ({ shop, signIn, addresses, dialog, violations }) => {
    const own = [writtenAddress('Oldest'), writtenAddress('Home', 1), writtenAddress('Newest')];
    await giveAddresses(shop, await signIn(), ...own);
    await addresses.open();
    await expect(addresses.rows).toHaveText([/Home.*Al Urubah/s, /Newest.*Al Urubah/s, /Oldest.*Al Urubah/s]);
    await expect(addresses.preferred).toHaveText([/Home/]);
    for (const title of ['Home', 'Newest', 'Oldest']) {
      await expect(addresses.edit(title)).toBeVisible();
      await expect(addresses.remove(title)).toBeVisible();
    }
    await expect(addresses.add).toBeVisible();
    expect(await violations()).toEqual([]);

    // Longer than anything here is waited for.
    await shop.control('PUT', 'latency', { ms: 60_000 });
    await addresses.row('Oldest').click();
    await expect(dialog).toHaveCount(0);
    await expect(addresses.opener).toBeFocused();
    await addresses.opener.click();
    await expect(addresses.rows).toHaveText([/Oldest/, /Newest/, /Home/]);
    await expect(addresses.preferred).toHaveText([/Oldest/]);
    expect(await shop.calls('GET', /^\/addresses$/)).toHaveLength(1);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect
      .poll(async () => (await shop.calls('PUT', /^\/addresses\/\d+$/)).map(({ body }) => body))
      .toEqual([writtenAddress('Oldest', 1)]);
  });

  test('keep the last of two quick choices, sent one after the other, and give back the one before where both fail, also where the list cannot be had [ADDR-11 ADDR-17]', {
    tag: '@desktop',
  }, async ({ shop, signIn, addresses, toast, language }) => {
    const own = [writtenAddress('Home', 1), writtenAddress('Work'), writtenAddress('Parents')];
    const caller = await giveAddresses(shop, await signIn(), ...own);
    const choose = async (title: string) => {
      await addresses.row(title).click();
      await addresses.opener.click();
      await expect(addresses.preferred).toHaveText([new RegExp(title)]);
    };
    await addresses.open();
    await expect(addresses.rows).toHaveCount(3);
    await shop.control('PUT', 'latency', { ms: 60_000 });
    await choose('Work');
    await choose('Home');
    expect(await shop.calls('PUT', /^\/addresses/)).toHaveLength(1);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect
      .poll(async () => (await shop.calls('PUT', /^\/addresses/)).map(({ body }) => body?.title))
      .toEqual(['Work', 'Home']);
    const list: { id: number; title: string; is_preferred: number }[] = (await caller.call('GET', 'addresses')).body
      .data;
    expect(list.filter((address) => address.is_preferred).map(({ title }) => title)).toEqual(['Home']);
    await expect(addresses.preferred).toHaveText([/Home/]);

    const parents = list.find(({ title }) => title === 'Parents')?.id;
    for (const [path, kept] of [
      ['addresses/{id}', /Home/],
      [`addresses/${parents}`, /Work/],
    ] as const) {
      await shop.recover();
      await shop.fault('addresses', { ...failed, method: 'GET' });
      await shop.fault(path, { ...failed, method: 'PUT' });
      await shop.control('PUT', 'latency', { ms: 60_000 });
      await choose('Work');
      await choose('Parents');
      await shop.control('PUT', 'latency', { ms: 0 });
      await expect(toast(told.prefer[language]).last()).toHaveAttribute('data-type', 'error');
      await expect(addresses.preferred).toHaveText([kept]);
    }
  });

  test('are deleted after a question, which gives the focus back; they stay as they were, with the failure, when the list cannot be had anew, and without any it says so [ADDR-05 ADDR-17 ADDR-18]', {
    tag: '@desktop',
  }, async ({ shop, signIn, addresses, dialog, toast, say, language }) => {
    await giveAddresses(shop, await signIn(), writtenAddress('Home', 1), writtenAddress('Work'));
    await addresses.open();
    await addresses.remove('Work').click();
    await expect(dialog.getByRole('heading', { name: say('addresses.remove.title') })).toBeVisible();
    await dialog.getByRole('button', { name: say('shell.cancel') }).click();
    await expect(addresses.remove('Work')).toBeFocused();
    expect(await shop.calls('DELETE', /addresses/)).toEqual([]);

    const confirm = dialog.getByRole('button', { name: say('addresses.remove.confirm'), exact: true });
    await shop.fault('addresses/{id}', { ...failed, method: 'DELETE', times: 1 });
    await addresses.remove('Home').click();
    await confirm.click();
    await expect(toast(told.delete[language])).toHaveAttribute('data-type', 'error');
    await expect(addresses.rows).toHaveText([/Home/, /Work/]);
    await shop.fault('addresses', { ...failed, method: 'GET' });
    await addresses.remove('Work').click();
    await confirm.click();
    await expect(toast(say('addresses.removed'))).toBeVisible();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Failed to load addresses');
    await expect(addresses.rows).toHaveText([/Home/, /Work/]);
    await shop.recover();
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(addresses.rows).toHaveText([/Home/]);
    await expect(alert).toHaveCount(0);
    await addresses.remove('Home').click();
    await confirm.click();
    await expect(addresses.row('Home')).toHaveCount(0);
    await expect(addresses.add).toBeVisible();
    await expect(dialog.getByText(told.none[language], { exact: true })).toBeVisible();
  });

  test('that cannot be loaded are told inside the dialog; they are asked for again, kept for a minute, and shown for longer when they cannot be had anew [ADDR-06 ADDR-13 ADDR-17]', {
    tag: '@desktop',
  }, async ({ page, shop, signIn, addresses, dialog, leaveDialog, say }) => {
    await giveAddresses(shop, await signIn(), writtenAddress('Home', 1));
    await shop.fault('addresses', { ...failed, method: 'GET' });
    await page.clock.install();
    await addresses.open();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Failed to load addresses');
    await shop.recover();
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(addresses.rows).toHaveText([/Home/]);
    await shop.control('DELETE', 'requests');
    const openAgain = async () => {
      await leaveDialog();
      await addresses.opener.click();
      await expect(addresses.rows).toHaveText([/Home/]);
    };
    for (let opening = 0; opening < 3; opening += 1) await openAgain();
    expect(await shop.calls('GET', /^\/addresses$/)).toEqual([]);
    await page.clock.fastForward(60_000);
    const answered = page.waitForResponse((response) => operationOf(response.request()) === 'query Addresses');
    await openAgain();
    // The minute of the next list begins with its answer.
    await (await answered).finished();
    expect(await shop.calls('GET', /^\/addresses$/)).toHaveLength(1);
    await page.clock.fastForward(60_000);
    await shop.fault('addresses', { ...failed, method: 'GET' });
    await openAgain();
    await expect(alert).toContainText('Failed to load addresses');
    await expect(addresses.rows).toHaveText([/Home/]);
    await shop.recover();
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(alert).toHaveCount(0);
  });

  test('have the one that was chosen last for the preferred one when the provider marks none [ADDR-12]', {
    tag: '@phone',
  }, async ({ page, shop, signIn, addresses }) => {
    const caller = await giveAddresses(shop, await signIn(), writtenAddress('Home', 1), writtenAddress('Work'));
    await addresses.open();
    // Left before the answer: the browser cancels what the page has asked, which undoes no choice.
    const asked = Promise.withResolvers<void>();
    await page.route('**/graphql', (route) => {
      if (operationOf(route.request()) !== 'mutation UpdateAddress') return route.continue();
      asked.resolve();
    });
    await addresses.row('Home').click();
    await asked.promise;
    const list = (await caller.call('GET', 'addresses')).body.data;
    for (const { id, title } of list) await caller.call('PUT', `addresses/${id}`, writtenAddress(title));
    await addresses.open();
    await expect(addresses.rows).toHaveText([/Home/, /Work/]);
    await expect(addresses.preferred).toHaveText([/Home/]);
  });
});
