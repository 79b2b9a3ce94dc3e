import type { GiftCardStatus } from '../../graphql/generated/operations.ts';

type Balance = { status: GiftCardStatus; remaining?: { amount: number } | null };

/** Whether a card has something on it to pay with; where the provider does not say what is left, the cart decides. */
export const isUsable = ({ status, remaining }: Balance): boolean =>
  status !== 'EXPIRED' && status !== 'USED' && remaining?.amount !== 0;
