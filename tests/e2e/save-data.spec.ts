import { service } from './booking-steps.ts';
import { expect, test } from './shop.ts';

/** As Chromium reports the connection of a visitor who saves data. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });

for (const saves of [true, false]) {
  test(`the code of dialogs ${saves ? 'is fetched at the press of a visitor who saves data' : 'is there before a visitor presses'}`, {
    tag: '@phone',
  }, async ({ page, visit, booking }) => {
    if (saves) await page.addInitScript(saveData);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const hasFetched = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`));
    await visit('/services');
    if (saves) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    else await expect.poll(() => hasFetched('overlays')).toBe(true);
    expect(hasFetched('overlays')).toBe(!saves);
    await booking.open(service);
    await expect(booking.goOn).toBeEnabled();
    if (!saves) await expect.poll(() => hasFetched('appointment-dialog')).toBe(true);
    expect(hasFetched('appointment-dialog')).toBe(!saves);
    await booking.goOn.click();
    await expect(booking.times.first()).toBeVisible();
    if (!saves) await expect.poll(() => hasFetched('sign-in-dialog')).toBe(true);
    expect(hasFetched('sign-in-dialog')).toBe(!saves);
  });
}
