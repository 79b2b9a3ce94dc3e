import { describe, expect, test } from 'vitest';
import { readerOf } from '../../tests/support/reader-of.ts';
import { readOrderAmounts, toReceiptAmounts } from './order-amounts.ts';

const written = (amounts: object) => {
  const { rows, isComplete, net, tax, total } = toReceiptAmounts(readOrderAmounts(readerOf(amounts)));
  return {
    rows: rows.map(({ kind, amount }) => `${kind} ${amount.amount}`),
    isComplete,
    net: net?.amount,
    tax: tax?.amount,
    total: total.amount,
  };
};

describe('the amounts of a receipt', () => {
  test('add up to the halala where the prices contain the VAT', () => {
    expect(
      written({
        sub_total: 250.1,
        order_service_fee_price: 18,
        promo_discount: 25.01,
        tax_amount: 31.71,
        total: 243.09,
      }),
    ).toEqual({
      rows: ['SUBTOTAL 25010', 'SERVICE_FEE 1800', 'DISCOUNT -2501'],
      isComplete: true,
      net: 21138,
      tax: 3171,
      total: 24309,
    });
  });

  test('add up where the VAT comes on top, which is then a row', () => {
    expect(written({ sub_total: 100, redeem_points_price: -10, tax_amount: 13.5, total: 103.5 })).toEqual({
      rows: ['SUBTOTAL 10000', 'POINTS -1000', 'TAX 1350'],
      isComplete: true,
      net: 9000,
      tax: 1350,
      total: 10350,
    });
  });

  test('are told as they are where they do not add up, and nothing is claimed', () => {
    expect(written({ sub_total: 100, promo_discount: 5, tax_amount: 200, total: 90 })).toEqual({
      rows: ['SUBTOTAL 10000', 'DISCOUNT -500'],
      isComplete: false,
      net: undefined,
      tax: undefined,
      total: 9000,
    });
  });
});
