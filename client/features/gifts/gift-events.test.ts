import { expect, it } from 'vitest';
import { emitGiftEvent, onGiftEvent } from './gift-events.ts';

it('a listener hears whether a gift was confirmed, and nothing once it stops [GIFT-10 GIFT-11]', () => {
  const gift = { firstName: 'Reem', lastName: 'Salem', mobileNumber: '544556677' };
  const heard: unknown[] = [];
  const stop = onGiftEvent((event) => heard.push(event));
  emitGiftEvent({ name: 'gift confirmed', gift });
  emitGiftEvent({ name: 'gift not confirmed', former: null });
  expect(heard).toEqual([
    { name: 'gift confirmed', gift },
    { name: 'gift not confirmed', former: null },
  ]);
  stop();
  emitGiftEvent({ name: 'gift confirmed', gift });
  expect(heard).toHaveLength(2);
});
