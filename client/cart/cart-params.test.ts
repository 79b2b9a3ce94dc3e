import { describe, expect, it } from 'vitest';
import { parseJson } from '../storage/persisted.ts';
import { noParams, paramsAfter, paramsIn, silentRefusals, withChosen, withoutRefused } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';

const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '512345678' };
const suite = { id: '1', addressId: null };
const visit = { id: '2', addressId: '5' };
const chosen = { promoCode: 'RAWNAQ10', giftCard: 'GC-1', serviceFees: [suite, visit], gift };

const fee = (id: string) => ({ __typename: 'ServiceFee' as const, id, name: id, price: null, needsAddress: false });
const answer = (part: Partial<Cart> = {}): Cart =>
  ({
    lines: [{ id: '1', quantity: 1, startAt: null }],
    total: { amount: 1000 },
    discount: { amount: 0 },
    promoDiscount: { amount: 0 },
    giftCardDiscount: { amount: 0 },
    message: null,
    availableServiceFees: [fee('1'), fee('2')],
    selectedServiceFees: [],
    refusals: [],
    ...part,
  }) as unknown as Cart;

describe('what goes with a cart', () => {
  it('is sent without what is empty, and a fee and a gift of a former order as the server takes them', () => {
    expect(noParams).toEqual({});
    const fee = { __typename: 'SelectedServiceFee' as const, ...visit };
    const former = { __typename: 'OrderedGift' as const, email: null, gender: null, message: null, ...gift };
    expect(withChosen(noParams, { serviceFees: [fee], gift: former })).toEqual({
      serviceFees: [visit],
      gift: { email: null, gender: null, message: null, ...gift },
    });
  });

  it('starts anew with an empty cart and with one that offers no service fees [CART-11]', () => {
    const reset = { promoCode: 'RAWNAQ10', giftCard: 'GC-1' };
    expect(paramsAfter(chosen, answer({ lines: [] }))).toEqual(reset);
    expect(paramsAfter(chosen, answer({ availableServiceFees: [] }))).toEqual(reset);
    expect(paramsAfter(chosen, answer())).toEqual(chosen);
  });

  it('loses what the provider refuses, and a fee that is no longer on offer', () => {
    const left = withoutRefused(chosen, [{ param: 'PROMO_CODE' }, { param: 'SERVICE_FEES' }]);
    expect(left).toEqual({ ...chosen, promoCode: undefined, serviceFees: [] });
    expect(paramsAfter(chosen, answer({ availableServiceFees: [fee('2')] })).serviceFees).toEqual([visit]);
  });

  it('takes over what the provider has selected, until the customer decides', () => {
    const selected = answer({ selectedServiceFees: [{ id: '2', addressId: '5' }] as Cart['selectedServiceFees'] });
    expect(paramsAfter(noParams, selected).serviceFees).toEqual([visit]);
    expect(paramsAfter({ serviceFees: [] }, selected).serviceFees).toEqual([]);
  });

  it('survives in the storage, and is nothing when something else lies in its place [PERSIST-03]', () => {
    expect(paramsIn(parseJson(JSON.stringify(chosen)))).toEqual(chosen);
    for (const text of [
      null,
      '',
      'null',
      '[]',
      '7',
      '{broken',
      '{"promoCode":{"$gt":""},"serviceFees":[null,{"id":1}]}',
    ]) {
      expect(paramsIn(parseJson(text))).toEqual(noParams);
    }
  });
});

describe('a code without effect', () => {
  const withCode = { ...noParams, promoCode: 'NOSUCH' };
  const said = answer({ message: 'This code is unknown.' });

  it('was refused when the provider says something new about an unchanged cart [PROMO-01]', () => {
    expect(silentRefusals(noParams, withCode, said, answer())).toEqual([
      { param: 'PROMO_CODE', message: 'This code is unknown.' },
    ]);
    expect(silentRefusals(noParams, { giftCard: 'GC-0' }, said, answer())).toMatchObject([{ param: 'GIFT_CARD' }]);
  });

  it('stays when the provider says nothing new, when the cart became cheaper, and when it was there before [PROMO-01]', () => {
    expect(silentRefusals(noParams, withCode, answer(), answer())).toEqual([]);
    expect(silentRefusals(noParams, withCode, said, said)).toEqual([]);
    const cheaper = answer({ message: 'A gift from us', total: { amount: 900 } as Cart['total'] });
    expect(silentRefusals(noParams, withCode, cheaper, answer())).toEqual([]);
    expect(silentRefusals(withCode, withCode, said, answer())).toEqual([]);
  });
});
