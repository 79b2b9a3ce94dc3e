import type { Page } from '@playwright/test';
import { giveAddresses, type OwnAddresses, writtenAddress } from './addresses-steps.ts';
import { expect, test } from './shop.ts';

const kingdom = {
  en: { typed: 'Kingdom C', title: 'Kingdom Centre', line: /King Fahd Rd, Al Wurud, Riyadh/, city: 'Riyadh' },
  ar: { typed: 'مركز المم', title: 'مركز المملكة', line: /طريق الملك فهد، الورود، الرياض/, city: 'الرياض' },
};
const nothingFound = { en: 'No results found.', ar: 'لا توجد نتائج.' };

/** Where the map's middle is, and how close it looks. */
const viewOf = async ({ surface }: OwnAddresses) => {
  const { center = '', zoom } = await surface.evaluate((drawn: HTMLElement) => ({ ...drawn.dataset }));
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
  test('by a suggestion: the map goes there, the address is filled in, and a double click saves it once [ADDR-04 ADDR-07 ADDR-08 ADDR-09 ADDR-16 MAP-01 MAP-03 MAP-04 MAP-05 MAP-07]', {
    tag: '@phone',
  }, async ({ page, shop, signIn, addresses, dialog, toast, say, language }) => {
    const place = kingdom[language];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/maps\/api\/js/.test(request.url())) scripts.push(request.url());
    });
    await signIn();
    await addresses.open();
    await expect(dialog.getByText(say('addresses.none'))).toBeVisible();
    expect(scripts).toEqual([]);
    await addresses.add.click();
    await expect(addresses.map.getByText(say('addresses.map.hint'))).toBeVisible();
    expect(await viewOf(addresses)).toEqual({ latitude: 30.04442, longitude: 31.235712, zoom: 15 });
    expect(scripts).toHaveLength(1);
    expect(new URL(scripts[0] ?? '').searchParams.get('language')).toBe(language);
    expect(new URL(scripts[0] ?? '').searchParams.get('region')).toBe('SA');

    // Slowly enough that every letter is a rest.
    await addresses.search.pressSequentially(place.typed.slice(0, 3), { delay: 300 });
    await expect(addresses.suggestions.first(), 'from the third on').toBeVisible();
    await addresses.search.fill(place.typed);
    await expect(addresses.suggestions.first()).toContainText(place.title);
    const asked = (await shop.calls('POST', searches)).map(({ body }) => body ?? {});
    expect(asked.filter(({ input }) => String(input).length < 3)).toEqual([]);
    expect(asked.at(-1)?.input).toBe(place.typed);
    const [token, ...otherTokens] = new Set(asked.map(({ sessionToken }) => sessionToken));
    expect(otherTokens).toStrictEqual([]);
    await addresses.suggestions.first().click();
    await expect(dialog.getByText(place.line)).toBeVisible();
    await expect(addresses.search).toHaveValue(place.title);
    await expect.poll(() => viewOf(addresses)).toEqual({ latitude: 24.7114, longitude: 46.6744, zoom: 17 });
    const [details] = await shop.calls('GET', /\/v1\/places\//);
    expect(details?.query.sessionToken).toBe(token);
    await drag(page, addresses, 5, 0);
    await expect(addresses.map.getByText(say('addresses.map.hint'))).toHaveCount(0);
    await addresses.fold('addresses.details').click();
    await expect(addresses.field('addresses.cityName')).toHaveValue(place.city);
    await addresses.field('addresses.description').fill('3');

    await addresses.name.fill('  ');
    await addresses.save.click();
    await expect(dialog.getByText(say('addresses.name.missing'))).toBeVisible();
    await addresses.name.fill(' Work ');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await addresses.save.dblclick();
    await expect(addresses.saving).toContainText(say('addresses.saving'));
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(say('addresses.saved'))).toBeVisible();
    await expect(addresses.rows).toHaveText([/Work/]);
    const sent = await shop.calls('POST', /^\/addresses$/);
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
    expect(await shop.calls('GET', geocodings)).toEqual([]);
    await addresses.add.click();
    await expect(addresses.surface).toBeVisible();
    expect(await viewOf(addresses), 'the next one starts there').toEqual({
      latitude: 24.7114,
      longitude: 46.6744,
      zoom: 15,
    });
    expect(scripts).toHaveLength(1);
  });

  for (const near of ['a preferred address', 'nothing'] as const) {
    test(`and is not taken to live where the map starts, which is near ${near}: a name alone saves nothing [ADDR-15 MAP-04 MAP-07]`, {
      tag: '@desktop',
    }, async ({ page, shop, signIn, addresses, dialog, say }) => {
      const phone = await signIn();
      if (near === 'a preferred address') await giveAddresses(shop, phone, writtenAddress('Home', 1));
      await addresses.openMap();
      await expect(addresses.map.getByText(say('addresses.map.hint'))).toBeVisible();
      const { latitude } = await viewOf(addresses);
      expect(latitude === 30.04442).toBe(near === 'nothing');
      await addresses.name.fill('Work');
      await expect(dialog.getByText(say('addresses.place.missing'))).toBeVisible();
      await addresses.save.click();
      await expect(dialog.getByText(say('addresses.place.required'))).toBeVisible();
      expect(await shop.calls('POST', /^\/addresses$/)).toEqual([]);
      await drag(page, addresses, 90, 30);
      await expect(dialog.getByText(say('addresses.place.missing'))).toHaveCount(0);
    });
  }

  test('by moving the map under the pin: the hint goes, and the address there is read when the map rests [ADDR-07 MAP-03]', {
    tag: '@phone',
  }, async ({ page, shop, signIn, addresses, dialog, say, language }) => {
    await giveAddresses(shop, await signIn(), writtenAddress('Home', 1));
    await addresses.open();
    await addresses.edit('Home').click();
    await expect(addresses.name).toHaveValue('Home');
    await expect(dialog.getByText(writtenAddress('Home').full_address)).toBeVisible();
    await expect(addresses.map.getByText(say('addresses.map.hint'))).toBeVisible();
    expect(await viewOf(addresses)).toEqual({ latitude: 24.7206, longitude: 46.6781, zoom: 15 });
    const pin = addresses.map.locator('svg[viewBox="0 0 36 46"]');
    await expect(pin).toBeVisible();
    const [pinBox, mapBox] = [await pin.boundingBox(), await addresses.map.boundingBox()];
    if (!pinBox || !mapBox) throw new Error('There is no pin on the map');
    const tip = { x: pinBox.x + pinBox.width / 2, y: pinBox.y + (pinBox.height * 43) / 46 };
    expect(Math.abs(tip.x - (mapBox.x + mapBox.width / 2)), 'the pin stands in the middle').toBeLessThan(4);
    expect(Math.abs(tip.y - (mapBox.y + mapBox.height / 2)), 'its tip is at the place').toBeLessThan(8);

    await drag(page, addresses, 90, 30);
    await expect(addresses.map.getByText(say('addresses.map.hint'))).toHaveCount(0);
    await expect(dialog.getByText(writtenAddress('Home').full_address)).toHaveCount(0);
    await expect(dialog.getByText(kingdom[language].city).first()).toBeVisible();
    expect((await shop.calls('GET', geocodings)).length).toBeGreaterThan(0);
    await shop.control('PUT', 'latency', { ms: 1_000 });
    await drag(page, addresses, 60, 20);
    await expect(dialog.getByText(say('addresses.place.reading'))).toBeVisible();
    const { latitude, longitude } = await viewOf(addresses);
    await addresses.save.click();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(addresses.edit('Home')).toBeFocused();
    const [sent] = await shop.calls('PUT', /^\/addresses\/\d+$/);
    expect(sent?.body).toMatchObject({ title: 'Home', description: 'Green door', is_preferred: 1 });
    expect(Number(sent?.body?.latitude)).toBeCloseTo(latitude, 5);
    expect(Number(sent?.body?.longitude)).toBeCloseTo(longitude, 5);
    expect(sent?.body?.full_address).not.toBe(writtenAddress('Home').full_address);
    expect(sent?.body?.full_address, 'saving waits for the address under the pin').toMatch(/\S/);
  });

  test('by letters that ask for suggestions 220 ms after the last of them [MAP-06]', {
    tag: '@desktop',
  }, async ({ page, shop, signIn, addresses, language }) => {
    await signIn();
    await page.clock.install();
    await addresses.openMap();
    await page.clock.pauseAt(Date.now() + 60_000);
    await addresses.search.focus();
    for (const letter of kingdom[language].title) {
      await page.keyboard.press(letter);
      await page.clock.runFor(219);
    }
    await page.clock.runFor(1);
    await expect(addresses.suggestions.first()).toContainText(kingdom[language].title);
    const asked = await shop.calls('POST', searches);
    expect(asked.map(({ body }) => body?.input)).toEqual([kingdom[language].title]);
  });

  test('by writing it and pressing Enter; an unknown place is told [MAP-02 MAP-03]', {
    tag: '@desktop',
  }, async ({ page, shop, context, signIn, addresses, dialog, language }) => {
    await signIn();
    await context.addCookies([{ name: 'branch', value: '2', url: shop.shop }]);
    await addresses.openMap();
    expect(await viewOf(addresses), 'at the chosen branch').toEqual({
      latitude: 24.76512,
      longitude: 46.60194,
      zoom: 15,
    });
    await addresses.search.fill('zzzz qqqq');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(nothingFound[language], { exact: true }).first()).toBeVisible();
    await expect(addresses.search).toHaveAccessibleDescription(nothingFound[language]);
    await addresses.search.fill(kingdom[language].title);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(kingdom[language].line)).toBeVisible();
    await expect(addresses.search).toHaveAccessibleDescription('');
    await expect.poll(async () => (await viewOf(addresses)).zoom).toBe(17);
  });

  test('with the keyboard alone: suggestions, map and save; the focus comes back each time', {
    tag: '@desktop',
  }, async ({ visit, page, signIn, addresses, violations }) => {
    await signIn();
    await visit('/dashboard/profile');
    await addresses.opener.focus();
    await page.keyboard.press('Enter');
    await addresses.add.press('Enter');
    await expect(addresses.surface).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(addresses.search).toBeFocused();
    const answered = page.waitForResponse((response) => /"riyadh"/.test(response.request().postData() ?? ''));
    await page.keyboard.type('riyadh');
    await answered;
    await expect(addresses.suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(addresses.search).toHaveAttribute('aria-activedescendant', /.+/);
    expect(await violations(), 'the suggestions').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(addresses.suggestions).toHaveCount(0);
    await expect(addresses.search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(addresses.suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(addresses.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await viewOf(addresses)).zoom).toBe(17);
    const before = await viewOf(addresses);
    await addresses.surface.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await viewOf(addresses)).latitude).toBeGreaterThan(before.latitude);
    await addresses.name.focus();
    await page.keyboard.type('Centre');
    await page.keyboard.press('Enter');
    await expect(addresses.rows).toHaveText([/Centre/]);
    await expect(addresses.add).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(addresses.opener).toBeFocused();
  });
});
