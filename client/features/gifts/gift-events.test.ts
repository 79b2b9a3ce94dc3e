import { expect, it } from 'vitest';
import { emitGiftEvent, onGiftEvent } from './gift-events.ts';

it('a listener hears whether a gift was confirmed, and nothing once it stops [GIFT-10 GIFT-11]', () => {
  const gift = { firstName: 'Reem', lastName: 'Salem', mobileNumber: '544556677' };
  const heard: unknown[] = [];
  const stops = [
    onGiftEvent('gift confirmed', (event) => heard.push(event)),
    onGiftEvent('gift not confirmed', (event) => heard.push(event)),
  ];
  emitGiftEvent('gift confirmed', { gift });
  emitGiftEvent('gift not confirmed', { former: null });
  expect(heard).toEqual([{ gift }, { former: null }]);
  for (const stop of stops) stop();
  emitGiftEvent('gift confirmed', { gift });
  expect(heard).toHaveLength(2);
});
