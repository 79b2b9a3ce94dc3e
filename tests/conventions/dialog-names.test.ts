import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The names under which dialogs are opened and sent to listeners, also with their files, and the parts in them. */
const namesIn = (code: string): string[] => [
  ...[...code.matchAll(/defineDialog(?:<[^>]+>)?\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
  ...[...code.matchAll(/name: '(\w+)',[^}]*import\('\.\/([\w-]+)\.tsx'\)/g)].map(([, ...both]) => both.join(' of ')),
  ...[...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...code.matchAll(/^ {2}\w+: '(\w+(?:Step|Loading|Cards|Skeleton))',$/gm)].map(([, name = '']) => name),
];

const code = globSync('client/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|styles)\.tsx?$|generated/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const names = new Set(code.flatMap(namesIn));

const missing = (wanted: string[]) => wanted.filter((name) => !names.has(name));

describe('a reader of the events of dialogs finds each under its name', () => {
  it('booking a service [DLG-02]', () => {
    const parts = ['ServiceShow', 'ServiceGuest', 'ServiceAppointment', 'ServiceSuccess', 'ServiceAppointmentSkeleton'];
    expect(missing(parts)).toEqual([]);
  });

  it('paying [DLG-03]', () => {
    const parts = [
      'PaymentSelection',
      'PaymentCards',
      'PaymentCreateCard',
      'PaymentLoading',
      'CHECKOUT_PAYMENT_DIALOG',
    ];
    expect(missing(parts)).toEqual([]);
  });

  it('questions, own gift cards, branches, the shop and invitations [DLG-04]', () => {
    expect(missing(['ConfirmDialog', 'MyGiftCardsDialog', 'BranchShow', 'ShopShow', 'InviteFriends'])).toEqual([]);
  });

  it('addresses [DLG-06]', () => {
    expect(missing(['AdressesDialog', 'ADD_ADDRESS'])).toEqual([]);
  });

  it('bookings, gift cards, loyalty and gifts [DLG-05]', () => {
    const own = ['BookingShow of booking-dialog', 'LoyaltyInfoDialog of loyalty-info-dialog'];
    const cards = ['GiftCardRedeemHistory of redeem-history-dialog', 'GiftCardDetails of gift-card-details-dialog'];
    const gifts = ['GiftedOrderDialog of gift-form-dialog', 'ScheduleGiftedOrder of schedule-gift-dialog'];
    expect(missing([...own, ...cards, ...gifts, 'GiftedOrderDetailsDialog of gifted-order-dialog'])).toEqual([]);
  });
});
