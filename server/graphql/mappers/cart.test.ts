import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../tests/support/reader-of.ts';
import { readCart } from '../../provider/cart.ts';
import { giftProblems, newestLineOf, toCartParams } from './cart.ts';

const sampleLine = { cart_product_id: 9, id: 7, name: 'Massage', quantity: 2, price: '100' };

const sampleCart = { promo_discount: 0.1, extra_discount: 0.2, gift_card_discount: 10.005, selected_service_fee_id: 3 };

const sampleGift = { firstName: ' Sara ', lastName: 'Omar', mobileNumber: '٥١ ٢٣٤٥ ٦٧٨', message: '  Enjoy!  ' };

const cartOf = (...lines: object[]) =>
  readCart(readerOf({ ...sampleCart, products: lines.map((line) => ({ ...sampleLine, ...line })) }));

describe('the cart a customer sees', () => {
  test('knows a gift card by its serial number or its group, and nothing else by an empty one [CART-04]', () => {
    const { lines } = cartOf({}, { serial_number: 'GC-1' }, { voucher_group_name: 'Spa day' }, { serial_number: '' });
    expect(lines.map(({ kind }) => kind)).toEqual(['SERVICE', 'GIFT_CARD', 'GIFT_CARD', 'SERVICE']);
  });

  test('counts things, not lines, and takes the single chosen fee for a list [FEE-01]', () => {
    const cart = cartOf({ quantity: 2 }, { quantity: 3 });
    expect(cart.itemCount).toBe(5);
    expect(cart.selectedServiceFees).toEqual([{ id: '3', addressId: null }]);
  });

  test('finds the newest line of a product by number, or else by place [CART-13]', () => {
    const lines = [{ cart_product_id: '10' }, { cart_product_id: '9' }, { cart_product_id: '11', id: '8' }];
    expect(newestLineOf(cartOf(...lines), '7')).toBe('10');
    expect(newestLineOf(cartOf({ cart_product_id: 'b' }, { cart_product_id: 'a' }), '7')).toBe('a');
    expect(newestLineOf(cartOf(), '7')).toBeNull();
  });
});

describe('what goes with a cart', () => {
  test('is left out when it is empty [CART-14]', () => {
    expect(toCartParams({ promoCode: ' ', giftCard: null, serviceFees: [] })).toEqual({});
  });

  test('needs both names and nine digits of a receiver [GIFT-03] [GIFT-04]', () => {
    expect(giftProblems({ gift: { firstName: ' ', lastName: '\u00a0', mobileNumber: '1234' } })).toEqual({
      'gift.firstName': 'required',
      'gift.lastName': 'required',
      'gift.mobileNumber': 'mobile',
    });
    expect(giftProblems({ gift: sampleGift })).toEqual({});
  });

  test('has room for 500 characters of a message', () => {
    expect(giftProblems({ gift: { ...sampleGift, message: ` ${'م'.repeat(500)} ` } })).toEqual({});
    expect(giftProblems({ gift: { ...sampleGift, message: 'م'.repeat(501) } })).toEqual({
      'gift.message': 'giftMessage',
    });
  });
});
