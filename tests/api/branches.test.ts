import { expect, test } from 'vitest';
import { looseShopForFile, shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const { provider, gql } = await looseShopForFile();

const branchesQuery = `{
  branches {
    id name image isOpen openingChange { at time inDays } address cityName phone description
    directionsUrl mapUrl latitude longitude workingTimes { day weekday isToday isActive opensAt closesAt }
  }
}`;

test('a guest sees where the branches are and when they open, at one call [CALL-27]', async () => {
  const { calls, answer } = await shop.asked(() => shop.gql(branchesQuery));
  expect(calls).toEqual(['GET /branches']);
  expect(answer.data.branches.length).toBeGreaterThanOrEqual(3);
  expect(answer.data.branches[0]).toMatchObject({
    name: expect.any(String),
    isOpen: expect.any(Boolean),
    phone: expect.any(String),
    image: expect.stringMatching(/^\/p\//),
    directionsUrl: expect.stringMatching(/^https:\/\//),
  });
  const [first] = answer.data.branches;
  expect(first.workingTimes).toHaveLength(7);
  expect(first.workingTimes.filter(({ isToday }: { isToday: boolean }) => isToday)).toHaveLength(1);
  expect(first.openingChange.time).toMatch(/^\d\d:\d\d$/);
  expect(Date.parse(first.openingChange.at)).toBeGreaterThan(Date.now() - 60_000);
});

test('a guest reads every word of a branch, and sees the best picture that there is of it [BR-03] [BR-04] [BR-05]', async () => {
  const pictures = { image: '/a.jpg', main_image: '/b.jpg', thumpimage_image: '/c.jpg' };
  const branch = {
    id: 7,
    name: 'Olaya',
    ...pictures,
    is_open: 0,
    address: '3141 Olaya Street',
    city_name: 'Riyadh',
    phone: '+966112345601',
    description: 'Light and <b>quiet</b>',
    working_times: [
      { day: 'Sunday', is_active: '0', start_at: '09:00', end_at: '20:00' },
      { day: 'Monday', is_active: 1, start_at: '10:00', end_at: '22:00' },
    ],
    google_map_link: 'https://maps.app.goo.gl/olaya',
    latitude: '24.7',
    longitude: 46.6,
  };
  const told = async (...missing: (keyof typeof branch)[]) => {
    const left = { ...branch, ...Object.fromEntries(missing.map((name) => [name, null])) };
    provider.answers['GET /branches'] = { data: { branches: [left] } };
    return (await gql(branchesQuery)).data.branches[0];
  };
  const [all, withoutFirst, last] = [await told(), await told('image'), await told('image', 'main_image')];
  const none = await told('image', 'main_image', 'thumpimage_image', 'google_map_link');
  // Hours that tell of today would win.
  Object.assign(branch, { is_open: 1, working_times: [] });
  const open = await told();
  expect(all).toMatchObject({
    id: '7',
    name: 'Olaya',
    isOpen: false,
    address: '3141 Olaya Street',
    cityName: 'Riyadh',
    phone: '+966112345601',
    description: expect.stringContaining('quiet'),
    directionsUrl: 'https://maps.app.goo.gl/olaya',
    latitude: 24.7,
    longitude: 46.6,
    workingTimes: [
      { day: 'Sunday', isActive: false, opensAt: null, closesAt: null },
      { day: 'Monday', isActive: true, opensAt: '10:00', closesAt: '22:00' },
    ],
  });
  expect(new Set([all.image, withoutFirst.image, last.image]).size).toBe(3);
  for (const { image } of [all, withoutFirst, last]) expect(image).toMatch(/^\/p\//);
  const directionsUrl = 'https://www.google.com/maps/search/?api=1&query=24.7,46.6';
  expect(none).toMatchObject({ image: null, directionsUrl });
  expect(open.isOpen).toBe(true);
});

test('the footer knows the seller and where the terms are, without any call [SIGN-06]', async () => {
  const query = '{ storefront { name termsUrl privacyUrl seller { name vatNumber commercialRegistration } } }';
  await shop.gql(query, {}, { language: 'ar' });
  const { calls, answer } = await shop.asked(() => shop.gql(query, {}, { language: 'ar' }));
  expect(calls).toEqual([]);
  expect(answer.data.storefront).toMatchObject({
    name: 'رونق',
    termsUrl: `${shop.providerUrl}/terms`,
    privacyUrl: `${shop.providerUrl}/privacy`,
  });
});
