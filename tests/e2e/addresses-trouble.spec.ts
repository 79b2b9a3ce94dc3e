import { expect, test } from './shop.ts';

const faisaliah = { latitude: 24.6903, longitude: 46.6851 };
const failures = {
  create: { en: 'Failed to create address', ar: 'تعذّرت إضافة العنوان' },
  update: { en: 'Failed to update address', ar: 'تعذّر تعديل العنوان' },
};

const failed = { kind: 'status', status: 503 };

test.describe('a customer who shares the own location', () => {
  test.use({ permissions: ['geolocation'], geolocation: faisaliah });

  test('finds the pin there with its address; a refused save keeps what is written and can be repeated [MAP-03 ADDR-17]', {
    tag: '@desktop',
  }, async ({ page, shop, signIn, addresses, dialog, toast, language }) => {
    await signIn();
    await addresses.openMap();
    const line = language === 'ar' ? /العليا.*الرياض/ : /Al Olaya, Riyadh/;
    await addresses.locate.click();
    await expect(addresses.map.locator('[data-center="24.6903,46.6851"][data-zoom="17"]')).toBeVisible();
    await expect(dialog.getByText(line)).toBeVisible();
    await addresses.name.fill('Work');
    await shop.fault('addresses', { ...failed, method: 'POST', times: 1 });
    await addresses.save.click();
    await expect(toast(failures.create[language])).toHaveAttribute('data-type', 'error');
    await expect(addresses.name).toHaveValue('Work');
    await addresses.save.click();
    await expect(addresses.rows).toHaveText([/Work/]);
    const sent = await shop.calls('POST', /^\/addresses$/);
    expect(sent.map(({ body }) => body?.title)).toEqual(['Work', 'Work']);
    expect(sent[1]?.body).toMatchObject(faisaliah);

    await addresses.edit('Work').click();
    await shop.fault('addresses/{id}', { ...failed, method: 'PUT' });
    await addresses.name.fill('Office');
    await addresses.save.click();
    await expect(toast(failures.update[language])).toHaveAttribute('data-type', 'error');
    await page.keyboard.press('Escape');
    await expect(addresses.rows).toHaveText([/Work/]);
    await addresses.add.click();
    await expect(addresses.surface).toBeVisible();
    await page.evaluate(() => window.gm_authFailure?.());
    await addresses.locate.click();
    await expect(dialog.getByText(line), 'without a map').toBeVisible();
  });
});

test('a customer whose browser shares no location, or whose map is refused, is told so kindly and can write the place [MAP-10]', {
  tag: '@desktop',
}, async ({ page, shop, signIn, addresses, dialog, violations, say }) => {
  await signIn();
  await addresses.openMap();
  await addresses.locate.click();
  await expect(dialog.getByText(say('addresses.locate.refused'))).toBeVisible();
  await addresses.name.fill('Home');
  await addresses.save.click();
  await expect(dialog.getByText(say('addresses.place.required'))).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(await shop.calls('POST', /^\/addresses$/)).toEqual([]);
  // As the maps service does when the key is not good for this shop.
  await expect(addresses.surface).toBeVisible();
  await page.evaluate(() => window.gm_authFailure?.());
  await expect(dialog.getByText(say('addresses.map.failed'))).toBeVisible();
  await addresses.field('addresses.latitude').fill('24.7136');
  await addresses.field('addresses.longitude').fill('46.6753');
  await addresses.save.click();
  await expect(addresses.rows).toHaveText([/Home/]);
});

test('while the maps service is down, an address is saved by its coordinates, after the map was tried again three times, ever later [ADDR-15 MAP-02 MAP-09 MAP-10]', {
  tag: '@phone',
}, async ({ page, shop, signIn, addresses, dialog, toast, violations, mayComplain, say, language }) => {
  mayComplain(/status of 503/);
  const tries: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/maps/api/js')) tries.push(Date.now());
  });
  await signIn();
  for (const path of ['maps/*', 'v1/*']) await shop.fault(path, failed);
  await addresses.open();
  await addresses.add.click();
  await expect(dialog.getByText(say('addresses.map.failed'))).toBeVisible({ timeout: 20_000 });
  expect(tries).toHaveLength(4);
  const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);

  await addresses.search.fill('Riyadh');
  await page.keyboard.press('Enter');
  await expect(addresses.search).toHaveAccessibleDescription(say('addresses.search.nothing'));
  await addresses.name.fill('Home');
  await addresses.save.click();
  const latitude = addresses.field('addresses.latitude');
  await expect(latitude).toHaveAccessibleDescription(say('addresses.latitude.problem'));
  await latitude.fill('north');
  await addresses.field('addresses.longitude').fill('46.6753');
  await addresses.save.click();
  await expect(latitude).toHaveAccessibleDescription(say('addresses.latitude.problem'));
  expect(await violations()).toEqual([]);
  await latitude.fill('٢٤٫٧١٣٦');
  await shop.fault('addresses', { ...failed, method: 'POST', times: 1 });
  await latitude.press('Enter');
  await expect(toast(failures.create[language])).toHaveAttribute('data-type', 'error');
  await expect(latitude).toBeFocused();
  await addresses.save.click();
  await expect(addresses.rows).toHaveText([/Home/]);
  const [, sent, ...more] = await shop.calls('POST', /^\/addresses$/);
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({ title: 'Home', latitude: 24.7136, longitude: 46.6753 });
});

test('while the maps service keeps silent, the map is given up after 8 s, tried again under another URL, and comes when the customer asks for it [MAP-09 MAP-10]', {
  tag: '@desktop',
}, async ({ page, signIn, addresses, dialog, say }) => {
  const tries: string[] = [];
  let isSilent = true;
  await page.route(/maps\/api\/js/, (route) => {
    tries.push(route.request().url());
    return isSilent ? undefined : route.continue();
  });
  await signIn();
  await page.clock.install();
  await addresses.open();
  await addresses.add.click();
  await expect.poll(() => tries.length).toBe(1);
  for (const [index, wait] of [500, 1_500, 4_500].entries()) {
    await page.clock.fastForward(8_000);
    await expect(addresses.fold('addresses.coordinates')).toBeVisible();
    await page.clock.fastForward(wait);
    await expect.poll(() => tries.length).toBe(index + 2);
  }
  await page.clock.fastForward(8_000);
  await expect(dialog.getByText(say('addresses.map.failed'))).toBeVisible();
  expect(new Set(tries).size).toBe(4);
  isSilent = false;
  await addresses.fold('addresses.coordinates').click();
  await addresses.field('addresses.latitude').fill('24.7136');
  await addresses.field('addresses.longitude').fill('46.6753');
  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(addresses.map.locator('[data-center="24.7136,46.6753"]'), 'at the written place').toBeVisible();
  await page.keyboard.press('Escape');
  await addresses.add.click();
  await expect(addresses.surface).toBeVisible();
  expect(tries, 'the script that is there is kept').toHaveLength(5);
});
