import type { Page } from '@playwright/test';
import { giveAddresses, type OwnAddresses, ownAddresses, received, writtenAddress } from './addresses-steps.ts';
import { toast } from './profile-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const kingdom = {
  en: { typed: 'Kingdom C', title: 'Kingdom Centre', line: /King Fahd Rd, Al Wurud, Riyadh/, city: 'Riyadh' },
  ar: { typed: 'مركز المم', title: 'مركز المملكة', line: /طريق الملك فهد، الورود، الرياض/, city: 'الرياض' },
};
const nothingFound = { en: 'No results found.', ar: 'لا توجد نتائج.' };

/** Where the map's middle is, and how close it looks. */
const viewOf = async ({ map }: OwnAddresses) => {
  const { center = '', zoom } = await map
    .locator('[data-center]')
    .evaluate((surface: HTMLElement) => ({ ...surface.dataset }));
  const [latitude = Number.NaN, longitude = Number.NaN] = center.split(',').map(Number);
  return { latitude, longitude, zoom: Number(zoom) };
};

const drag = async (page: Page, { map }: OwnAddresses, right: number, down: number) => {
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map');
  const [x, y] = [box.x + box.width / 2 + 60, box.y + box.height / 2 + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
};

const geocodings = /\/maps\/api\/geocode\/json$/;
const searches = /\/v1\/places:+autocomplete$/;

test.describe('a customer places an address', () => {
  test('by a suggestion: the map goes there, the address is filled in, and a double click saves it once [ADDR-07 ADDR-08 ADDR-09 ADDR-16 MAP-01 MAP-03 MAP-04 MAP-05 MAP-07]', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const own = ownAddresses(page, say);
    const place = kingdom[language];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/maps\/api\/js/.test(request.url())) scripts.push(request.url());
    });
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.opener.click();
    await expect(own.dialog.getByText(say('addresses.none'))).toBeVisible();
    expect(scripts).toEqual([]);
    await own.add.click();
    await expect(own.map.getByText(say('addresses.map.hint'))).toBeVisible();
    expect(await viewOf(own)).toEqual({ latitude: 30.04442, longitude: 31.235712, zoom: 15 });
    expect(scripts).toHaveLength(1);
    expect(new URL(scripts[0] ?? '').searchParams.get('language')).toBe(language);
    expect(new URL(scripts[0] ?? '').searchParams.get('region')).toBe('SA');

    // Slowly enough that every letter is a rest.
    await own.search.pressSequentially(place.typed.slice(0, 4), { delay: 300 });
    await own.search.fill(place.typed);
    await expect(own.suggestions.first()).toContainText(place.title);
    const asked = (await received(shop, 'POST', searches)).map(({ body }) => body ?? {});
    expect(asked.filter(({ input }) => String(input).length < 3)).toEqual([]);
    expect(asked.at(-1)?.input).toBe(place.typed);
    const [token, ...otherTokens] = new Set(asked.map(({ sessionToken }) => sessionToken));
    expect(otherTokens).toStrictEqual([]);
    await own.suggestions.first().click();
    await expect(own.dialog.getByText(place.line)).toBeVisible();
    await expect(own.search).toHaveValue(place.title);
    await expect.poll(() => viewOf(own)).toEqual({ latitude: 24.7114, longitude: 46.6744, zoom: 17 });
    const [details] = await received(shop, 'GET', /\/v1\/places\//);
    expect(details?.query.sessionToken).toBe(token);
    await drag(page, own, 5, 0);
    await expect(own.map.getByText(say('addresses.map.hint'))).toHaveCount(0);
    await own.fold('addresses.details').click();
    await expect(own.field('addresses.cityName')).toHaveValue(place.city);
    await own.field('addresses.description').fill('3');

    await own.name.fill('  ');
    await own.save.click();
    await expect(own.dialog.getByText(say('addresses.name.missing'))).toBeVisible();
    await own.name.fill(' Work ');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await own.save.dblclick();
    await expect(own.saving).toContainText(say('addresses.saving'));
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(page, say('addresses.saved'))).toBeVisible();
    await expect(own.rows).toHaveText([/Work/]);
    const sent = await received(shop, 'POST', /^\/addresses$/);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        title: 'Work',
        full_address: expect.stringMatching(place.line),
        description: '3',
        building_number: expect.stringMatching(/^\d+$/),
        street_name: expect.stringMatching(/\S/),
        city_name: place.city,
        neighborhood: expect.stringMatching(/\S/),
        latitude: 24.7114,
        longitude: 46.6744,
        is_preferred: 1,
      },
    ]);
    expect(await received(shop, 'GET', geocodings)).toEqual([]);
    await own.add.click();
    await expect(own.map.locator('[data-center]')).toBeVisible();
    expect(await viewOf(own), 'the next one starts there').toEqual({ latitude: 24.7114, longitude: 46.6744, zoom: 15 });
    expect(scripts).toHaveLength(1);
  });

  for (const near of ['a preferred address', 'a chosen branch', 'nothing'] as const) {
    test(`and is not taken to live where the map starts, which is near ${near}: a name alone saves nothing [ADDR-15 MAP-04 MAP-07]`, async ({
      visit,
      page,
      shop,
      context,
      say,
    }) => {
      const own = ownAddresses(page, say);
      const phone = await arriveSignedIn(context, shop);
      if (near === 'a preferred address') await giveAddresses(shop, phone, writtenAddress('Home', 1));
      if (near === 'a chosen branch')
        await context.addCookies([{ name: 'branch', value: '1', url: shop.address('/') }]);
      await visit('/dashboard/profile');
      await own.opener.click();
      await own.add.click();
      await expect(own.map.locator('[data-center]')).toBeVisible();
      await expect(own.map.getByText(say('addresses.map.hint'))).toBeVisible();
      const { latitude } = await viewOf(own);
      expect(latitude === 30.04442).toBe(near === 'nothing');
      await own.name.fill('Work');
      await expect(own.dialog.getByText(say('addresses.place.missing'))).toBeVisible();
      await own.save.click();
      await expect(own.dialog.getByText(say('addresses.place.required'))).toBeVisible();
      expect(await received(shop, 'POST', /^\/addresses$/)).toEqual([]);
      await drag(page, own, 90, 30);
      await expect(own.dialog.getByText(say('addresses.place.missing'))).toHaveCount(0);
    });
  }

  test('by moving the map under the pin: the hint goes, and the address there is read when the map rests [ADDR-07 MAP-03]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say, language }) => {
    const own = ownAddresses(page, say);
    const phone = await arriveSignedIn(context, shop);
    await giveAddresses(shop, phone, writtenAddress('Home', 1));
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.edit('Home').click();
    await expect(own.name).toHaveValue('Home');
    await expect(own.dialog.getByText(writtenAddress('Home').full_address)).toBeVisible();
    await expect(own.map.getByText(say('addresses.map.hint'))).toBeVisible();
    expect(await viewOf(own)).toEqual({ latitude: 24.7206, longitude: 46.6781, zoom: 15 });
    const pin = own.map.locator('svg[viewBox="0 0 36 46"]');
    await expect(pin).toBeVisible();
    const [pinBox, mapBox] = [await pin.boundingBox(), await own.map.boundingBox()];
    if (!pinBox || !mapBox) throw new Error('There is no pin on the map');
    const tip = { x: pinBox.x + pinBox.width / 2, y: pinBox.y + (pinBox.height * 43) / 46 };
    expect(Math.abs(tip.x - (mapBox.x + mapBox.width / 2)), 'the pin stands in the middle').toBeLessThan(4);
    expect(Math.abs(tip.y - (mapBox.y + mapBox.height / 2)), 'its tip is at the place').toBeLessThan(8);

    await drag(page, own, 90, 30);
    await expect(own.map.getByText(say('addresses.map.hint'))).toHaveCount(0);
    await expect(own.dialog.getByText(writtenAddress('Home').full_address)).toHaveCount(0);
    await expect(own.dialog.getByText(kingdom[language].city).first()).toBeVisible();
    expect((await received(shop, 'GET', geocodings)).length).toBeGreaterThan(0);
    await shop.control('PUT', 'latency', { ms: 1_000 });
    await drag(page, own, 60, 20);
    await expect(own.dialog.getByText(say('addresses.place.reading'))).toBeVisible();
    const { latitude, longitude } = await viewOf(own);
    await own.save.click();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(own.edit('Home')).toBeFocused();
    const [sent] = await received(shop, 'PUT', /^\/addresses\/\d+$/);
    expect(sent?.body).toMatchObject({ title: 'Home', description: 'Green door', is_preferred: 1 });
    expect(Number(sent?.body?.latitude)).toBeCloseTo(latitude, 5);
    expect(Number(sent?.body?.longitude)).toBeCloseTo(longitude, 5);
    expect(sent?.body?.full_address).not.toBe(writtenAddress('Home').full_address);
    expect(sent?.body?.full_address, 'saving waits for the address under the pin').toMatch(/\S/);
  });

  test('by letters that ask for suggestions 220 ms after the last of them [MAP-06]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const own = ownAddresses(page, say);
    await arriveSignedIn(context, shop);
    await page.clock.install();
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.add.click();
    await expect(own.map.locator('[data-center]')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await own.search.focus();
    for (const letter of kingdom[language].title) {
      await page.keyboard.press(letter);
      await page.clock.runFor(219);
    }
    await page.clock.runFor(1);
    await expect(own.suggestions.first()).toContainText(kingdom[language].title);
    const asked = await received(shop, 'POST', searches);
    expect(asked.map(({ body }) => body?.input)).toEqual([kingdom[language].title]);
  });

  test('by writing it and pressing Enter; an unknown place is told [MAP-02 MAP-03]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const own = ownAddresses(page, textsIn(language));
    await arriveSignedIn(context, shop);
    await context.addCookies([{ name: 'branch', value: '2', url: shop.shop }]);
    await visit('/dashboard/profile');
    await own.opener.click();
    await own.add.click();
    await expect(own.map.locator('[data-center]')).toBeVisible();
    expect(await viewOf(own), 'at the chosen branch').toEqual({ latitude: 24.76512, longitude: 46.60194, zoom: 15 });
    await own.search.fill('zzzz qqqq');
    await page.keyboard.press('Enter');
    await expect(own.dialog.getByText(nothingFound[language], { exact: true }).first()).toBeVisible();
    await expect(own.search).toHaveAccessibleDescription(nothingFound[language]);
    await own.search.fill(kingdom[language].title);
    await page.keyboard.press('Enter');
    await expect(own.dialog.getByText(kingdom[language].line)).toBeVisible();
    await expect(own.search).toHaveAccessibleDescription('');
    await expect.poll(async () => (await viewOf(own)).zoom).toBe(17);
  });

  test('with the keyboard alone: suggestions, map and save; the focus comes back each time', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, language }) => {
    const own = ownAddresses(page, textsIn(language));
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.opener.focus();
    await page.keyboard.press('Enter');
    await own.add.press('Enter');
    await expect(own.map.locator('[data-center]')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(own.search).toBeFocused();
    const answered = page.waitForResponse((response) => /"riyadh"/.test(response.request().postData() ?? ''));
    await page.keyboard.type('riyadh');
    await answered;
    await expect(own.suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(own.search).toHaveAttribute('aria-activedescendant', /.+/);
    expect(await violations(page), 'the suggestions').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(own.suggestions).toHaveCount(0);
    await expect(own.search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(own.suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(own.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await viewOf(own)).zoom).toBe(17);
    const before = await viewOf(own);
    await own.map.locator('[data-center]').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await viewOf(own)).latitude).toBeGreaterThan(before.latitude);
    await own.name.focus();
    await page.keyboard.type('Centre');
    await page.keyboard.press('Enter');
    await expect(own.rows).toHaveText([/Centre/]);
    await expect(own.add).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(own.opener).toBeFocused();
  });
});
