import { expect, test } from 'vitest';
import { receiverOf } from './guest-dialog.tsx';

test('what a customer wrote of a guest stands in the gift form', () => {
  expect(receiverOf({ name: ' هند  بنت سعد ', phone: '+966 55 111 2223', message: 'See you!' })).toEqual({
    firstName: 'هند',
    lastName: 'بنت سعد',
    mobileNumber: '551112223',
    message: 'See you!',
  });
  expect(receiverOf({ name: 'Hind', phone: '0551112223', message: ' ' })).toEqual({
    firstName: 'Hind',
    mobileNumber: '551112223',
  });
});
