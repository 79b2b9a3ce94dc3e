import { ownAddresses, received } from './addresses-steps.ts';
import { toast } from './profile-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const faisaliah = { latitude: 24.6903, longitude: 46.6851 };
const failures = {
  create: { en: 'Failed to create address', ar: 'تعذّرت إضافة العنوان' },
  update: { en: 'Failed to update address', ar: 'تعذّر تعديل العنوان' },
};

const failed = (path: string, method?: string) => ({ path, method, kind: 'status', status: 503 });

test.describe('a customer who shares the own location', () => {
  test.use({ permissions: ['geolocation'], geolocation: faisaliah });

  test('finds the pin there with its address; a refused save keeps what is written and can be repeated [MAP-03 ADDR-17]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say, language }) => {
    const own = ownAddresses(page, say);
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.add.click();
    await own.locate.click();
    await expect(own.map.locator('[data-center="24.6903,46.6851"][data-zoom="17"]')).toBeVisible();
    await expect(own.dialog.getByText(language === 'ar' ? /العليا.*الرياض/ : /Al Olaya, Riyadh/)).toBeVisible();
    await own.name.fill('Work');
    await shop.control('POST', 'faults', { ...failed('addresses', 'POST'), times: 1 });
    await own.save.click();
    await expect(toast(page, failures.create[language])).toHaveAttribute('data-type', 'error');
    await expect(own.name).toHaveValue('Work');
    await own.save.click();
    await expect(own.rows).toHaveText([/Work/]);
    const sent = await received(shop, 'POST', /^\/addresses$/);
    expect(sent.map(({ body }) => body?.title)).toEqual(['Work', 'Work']);
    expect(sent[1]?.body).toMatchObject(faisaliah);

    await own.edit('Work').click();
    await shop.control('POST', 'faults', failed('addresses/{id}', 'PUT'));
    await own.name.fill('Office');
    await own.save.click();
    await expect(toast(page, failures.update[language])).toHaveAttribute('data-type', 'error');
    await page.keyboard.press('Escape');
    await expect(own.rows).toHaveText([/Work/]);
  });
});

test('a customer whose browser shares no location, or whose map is refused, is told so kindly and can write the place [MAP-10]', {
  tag: '@desktop',
}, async ({ visit, page, shop, context, say }) => {
  const own = ownAddresses(page, say);
  await arriveSignedIn(context, shop);
  await visit('/dashboard/profile');
  await own.opener.click();
  await own.add.click();
  await own.locate.click();
  await expect(own.dialog.getByText(say('addresses.locate.refused'))).toBeVisible();
  await own.name.fill('Home');
  await own.save.click();
  await expect(own.dialog.getByText(say('addresses.place.required'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await received(shop, 'POST', /^\/addresses$/)).toEqual([]);
  // As the maps service does when the key is not good for this shop.
  await expect(own.map.locator('[data-center]')).toBeVisible();
  await page.evaluate(() => window.gm_authFailure?.());
  await expect(own.dialog.getByText(say('addresses.map.failed'))).toBeVisible();
  await own.field('addresses.latitude').fill('24.7136');
  await own.field('addresses.longitude').fill('46.6753');
  await own.save.click();
  await expect(own.rows).toHaveText([/Home/]);
});

test.describe('while the maps service is down', () => {
  test.use({ expectedConsoleErrors: /status of 503/ });

  test('an address is saved by its coordinates, after the map was tried again three times, ever later [ADDR-15 MAP-02 MAP-09 MAP-10]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say, language }) => {
    const own = ownAddresses(page, say);
    const tries: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maps/api/js')) tries.push(Date.now());
    });
    await arriveSignedIn(context, shop);
    for (const path of ['maps/*', 'v1/*']) await shop.control('POST', 'faults', failed(path));
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.add.click();
    await expect(own.dialog.getByText(say('addresses.map.failed'))).toBeVisible({ timeout: 20_000 });
    expect(tries).toHaveLength(4);
    const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);

    await own.search.fill('Riyadh');
    await page.keyboard.press('Enter');
    await expect(own.search).toHaveAccessibleDescription(say('addresses.search.nothing'));
    await own.name.fill('Home');
    await own.save.click();
    const latitude = own.field('addresses.latitude');
    await expect(latitude).toHaveAccessibleDescription(say('addresses.latitude.problem'));
    await latitude.fill('north');
    await own.field('addresses.longitude').fill('46.6753');
    await own.save.click();
    await expect(latitude).toHaveAccessibleDescription(say('addresses.latitude.problem'));
    expect(await violations(page)).toEqual([]);
    await latitude.fill('٢٤٫٧١٣٦');
    await shop.control('POST', 'faults', { ...failed('addresses', 'POST'), times: 1 });
    await latitude.press('Enter');
    await expect(toast(page, failures.create[language])).toHaveAttribute('data-type', 'error');
    await expect(latitude).toBeFocused();
    await own.save.click();
    await expect(own.rows).toHaveText([/Home/]);
    const [, sent, ...more] = await received(shop, 'POST', /^\/addresses$/);
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ title: 'Home', latitude: 24.7136, longitude: 46.6753 });
  });
});

test.describe('while the maps service keeps silent', () => {
  test('the map is given up after 8 s, tried again under another URL, and comes when the customer asks for it [MAP-09 MAP-10]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = ownAddresses(page, say);
    const tries: string[] = [];
    let isSilent = true;
    await page.route(/maps\/api\/js/, (route) => {
      tries.push(route.request().url());
      return isSilent ? undefined : route.continue();
    });
    await arriveSignedIn(context, shop);
    await page.clock.install();
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.add.click();
    await expect.poll(() => tries.length).toBe(1);
    for (const [index, wait] of [500, 1_500, 4_500].entries()) {
      await page.clock.fastForward(8_000);
      await expect(own.fold('addresses.coordinates')).toBeVisible();
      await page.clock.fastForward(wait);
      await expect.poll(() => tries.length).toBe(index + 2);
    }
    await page.clock.fastForward(8_000);
    await expect(own.dialog.getByText(say('addresses.map.failed'))).toBeVisible();
    expect(new Set(tries).size).toBe(4);
    isSilent = false;
    await own.dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(own.map.locator('[data-center]')).toBeVisible();
    await page.keyboard.press('Escape');
    await own.add.click();
    await expect(own.map.locator('[data-center]')).toBeVisible();
    expect(tries, 'the script that is there is kept').toHaveLength(5);
  });
});
