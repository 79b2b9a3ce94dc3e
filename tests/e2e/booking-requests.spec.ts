import { goOnButton, openTreatment, timesIn, treatment } from './booking-steps.ts';
import { operationOf } from './operation-of.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

test('a customer who puts a treatment into the cart and gives it a time waits for nothing that has not changed', {
  tag: '@phone',
}, async ({ visit, page, shop, say, language }) => {
  await arriveSignedIn(page.context(), shop);
  await visit('/services');
  await openTreatment(page, treatment(1).name[language]);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(operationOf(request)));
  await goOnButton(page, say).click();
  await timesIn(page).first().click();
  await goOnButton(page, say).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: say('appointments.success.toCart') }),
  ).toBeVisible();
  expect([...asked].filter(Boolean).toSorted()).toEqual([
    'mutation AddToCart',
    'mutation ScheduleCartLine',
    'query AvailableDays',
    'query BookedBranch',
  ]);
});
