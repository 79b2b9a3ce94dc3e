import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const updatePath = '/account/update';
const saved = { en: 'Your profile has been updated.', ar: 'حدّثنا ملفك الشخصي.' };

const red = { r: 180, g: 40, b: 40 };
const photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: red } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
  .toBuffer();

/** A picture that stays large, however it is packed. */
const noise = () =>
  sharp(randomBytes(1200 * 900 * 3), { raw: { width: 1200, height: 900, channels: 3 } })
    .jpeg()
    .toBuffer();

const file = (buffer: Buffer, name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

/** The colour in the middle of a picture, as the browser shows it. */
const colourOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(element, 0, 0, 1, 1);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });

const dropOn = async (page: Page, target: Locator, buffer: Buffer) => {
  const transfer = await page.evaluateHandle(
    async (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
      return data;
    },
    [...buffer],
  );
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
};

test.describe('a customer’s picture', () => {
  test('is chosen with the keyboard, looked at, sent while a bar says how far it is, and then shown [PROF-01 PROF-04 PROF-07 CALL-02 HDR-08]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, profile, picture, toast, violations, say, language }) => {
    page.on('filechooser', (chooser) => chooser.setFiles(file(photograph)));
    await signIn();
    await visit('/dashboard/profile');
    await expect(picture.image).toHaveAttribute('src', '/icons/default-avatar.svg');
    await expect(profile.main.locator('bdi').filter({ hasText: /^MA$/ })).toBeVisible();
    await expect(profile.main.getByText(say('profile.page.none')).first()).toBeVisible();
    await picture.change.focus();
    await page.keyboard.press('Enter');
    await expect(picture.save).toBeFocused();
    const preview = (await picture.image.getAttribute('src')) ?? '';
    expect(preview).toMatch(/^blob:/);
    const redness = async () => {
      const [reds = 0, greens = 0] = await colourOf(picture.image);
      return reds - greens;
    };
    await expect.poll(redness).toBeGreaterThan(100);
    await expect(picture.section.getByText(say('profile.picture.preview'))).toBeVisible();
    expect(await shop.received(updatePath)).toEqual([]);
    expect(await violations(), 'a picture that is not saved yet').toEqual([]);

    await shop.control('PUT', 'latency', { ms: 6000 });
    await page.keyboard.press('Enter');
    await expect(picture.bar).toBeVisible();
    await expect(picture.section.getByText(say('profile.picture.nearlyDone'))).toBeVisible();
    await expect(picture.save).toHaveCount(0);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(saved[language])).toHaveAttribute('data-type', 'success');
    await expect(picture.change).toBeFocused();
    await expect(picture.image).toHaveAttribute('src', new RegExp(`^${shop.provider}/pictures/sent/`));
    const sent = await shop.received(updatePath);
    expect(sent).toEqual([
      { _method: 'PUT', image_profile: { name: 'profile.jpg', type: 'image/jpeg', size: expect.any(Number) } },
    ]);
    await visit('/dashboard/profile');
    await expect(picture.image).toHaveAttribute('src', new RegExp(`^${shop.provider}/pictures/sent/`));
    const received = await fetch((await picture.image.getAttribute('src')) ?? '');
    const { width, height, exif } = await sharp(await received.arrayBuffer()).metadata();
    expect([width, height, exif]).toEqual([1024, 768, undefined]);
  });

  test('that is none, too large or too dense is not taken, and another may be dropped upon the page', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, picture, violations, mayComplain, say }) => {
    mayComplain(/422/);
    await signIn(noura);
    await visit('/dashboard/profile');
    const own = (await picture.image.getAttribute('src')) ?? '';
    const refused: [Buffer, string][] = [
      [Buffer.from('I am called me.jpg'), 'unreadable'],
      [Buffer.concat([photograph, Buffer.alloc(5 * 1024 * 1024)]), 'tooLarge'],
      [photograph.subarray(0, 200), 'unreadable'],
    ];
    for (const [buffer, problem] of refused) {
      await picture.file.setInputFiles(file(buffer));
      await expect(picture.problem, problem).toHaveText(say(`profile.picture.${problem}`));
      await expect(picture.image).toHaveAttribute('src', own);
      await expect(picture.save).toHaveCount(0);
    }
    const dense = sharp({ create: { width: 9000, height: 6000, channels: 3, background: red } }).png();
    const refusedOnceSent: [Buffer, string][] = [
      [await dense.toBuffer(), 'The picture may have at most 50 megapixels.'],
      [await sharp(photograph).gif().toBuffer(), 'Choose a JPEG, PNG or WebP picture.'],
    ];
    for (const [buffer, problem] of refusedOnceSent) {
      await picture.file.setInputFiles(file(buffer));
      await expect(picture.problem).toHaveCount(0);
      await picture.save.click();
      await expect(picture.problem).toHaveText(problem);
      await expect(picture.save).toBeFocused();
    }
    expect(await violations(), 'a refused picture').toEqual([]);
    await dropOn(page, picture.section, await sharp(photograph).png().toBuffer());
    await expect(picture.problem).toHaveCount(0);
    await expect(picture.save).toBeFocused();
    await picture.cancel.click();
    await expect(picture.image).toHaveAttribute('src', own);
    await expect(picture.change).toBeFocused();
    expect(await shop.received(updatePath)).toEqual([]);
  });

  test('can be stopped on its way, and nothing has changed then', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, signIn, picture, toast, language }) => {
    await signIn();
    await visit('/dashboard/profile');
    await picture.file.setInputFiles(file(await noise()));
    await expect(picture.save).toBeFocused();
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await picture.save.click();
    await expect(picture.bar).toHaveAttribute('value', /^[1-9]/);
    await picture.stop.click();
    await expect(picture.save).toBeFocused();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(await shop.received(updatePath)).toEqual([]);
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await picture.save.click();
    await expect(toast(saved[language])).toBeVisible();
  });

  test('that the provider refuses is still there to be sent again, with the reason beside it [ERR-04 ERR-07]', {
    tag: '@phone',
  }, async ({ visit, shop, signIn, picture, toast, mayComplain, say, language }) => {
    mayComplain(/422|502/);
    const fault = { kind: 'body', times: 1 };
    const message = 'No <i>animals</i>';
    await signIn();
    await visit('/dashboard/profile');
    await picture.file.setInputFiles(file(photograph));
    const refusal = { message, errors: { image_profile: [message] } };
    await shop.fault('account/update', { ...fault, status: 422, body: refusal });
    await picture.save.click();
    await expect(toast('No animals')).toHaveAttribute('data-type', 'error');
    await expect(picture.problem).toHaveText('No animals');
    await shop.fault('account/update', { ...fault, status: 500, body: {} });
    await picture.save.click();
    const reason = say('shell.failure.PROVIDER_UNAVAILABLE');
    const failed = toast(say('profile.updateFailed')).filter({ hasText: reason });
    await expect(failed).toHaveAttribute('data-type', 'error');
    await picture.save.click();
    await expect(toast(saved[language])).toHaveAttribute('data-type', 'success');
  });

  test('that is broken gives way to the shop’s own with two Arabic letters that do not join; "1" counts as verified [PROF-02 PROF-04 PROF-06]', {
    tag: '@phone',
  }, async ({ visit, shop, signIn, profile, picture, mayComplain, say }) => {
    mayComplain(/404/);
    await signIn();
    const data = {
      first_name: 'سارة',
      last_name: 'العتيبي',
      email: 'sara@example.sa',
      email_verified: '1',
      image_profile: '/pictures/sent/gone',
    };
    await shop.fault('account/info', { kind: 'body', body: { status: true, data } });
    await visit('/dashboard/profile');
    await expect(picture.image).toHaveAttribute('src', '/icons/default-avatar.svg');
    await expect(profile.main.locator('bdi').filter({ hasText: /^س\u200cا$/ })).toBeVisible();
    await expect(profile.name).toHaveText('سارة العتيبي');
    await expect(profile.main.getByText(say('profile.page.verified'), { exact: true })).toBeVisible();
  });
});
