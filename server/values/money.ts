import type { Money } from '../graphql/generated/types.ts';

/** SAR as the provider writes it, in halalas; a third decimal is rounded half away from zero, without binary error. */
export const toMoney = (sar: number): Money => {
  const size = Math.abs(sar) < 1e-6 ? 0 : Math.round(Number(`${Math.abs(sar)}e2`));
  return { amount: sar < 0 && size > 0 ? -size : size, currency: 'SAR' };
};

/** Adds amounts in halalas, so that three times a third stays what the customer can add up. */
export const sumOf = (...amounts: Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency: 'SAR',
});
