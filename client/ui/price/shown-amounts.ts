type Money = { amount: number };
type RowKind = 'SUBTOTAL' | 'SERVICE_FEE' | 'DISCOUNT' | 'POINTS' | 'TAX' | 'GIFT_CARD';

/** The amounts of a cart or an order, as the server reads them. */
export type ToldAmounts = {
  rows: readonly { kind: RowKind; amount: Money }[];
  isComplete: boolean;
  net: Money | null;
  tax: Money | null;
  total: Money;
};

export type ShownAmount = { kind: RowKind | 'NET' | 'TOTAL' | 'LEFT'; amount: number };

/**
 * The rows in an order that adds up from top to bottom: the goods with additions and deductions, the price before VAT,
 * the VAT, the total, the gift card's amount and the rest to pay. Where the provider's parts do not make up its total,
 * they stand as they are.
 */
export const shownAmounts = ({ rows, isComplete, net, tax, total }: ToldAmounts): ShownAmount[] => {
  const flat = rows.map(({ kind, amount: { amount } }): ShownAmount => ({ kind, amount }));
  const card = flat.find(({ kind }) => kind === 'GIFT_CARD')?.amount ?? 0;
  if (!net || !tax || (!isComplete && card !== 0)) return [...flat, { kind: 'TOTAL', amount: total.amount }];
  const byCard: ShownAmount[] = [
    { kind: 'GIFT_CARD', amount: card },
    { kind: 'LEFT', amount: total.amount },
  ];
  return [
    ...flat.filter(({ kind }) => kind !== 'TAX' && kind !== 'GIFT_CARD'),
    { kind: 'NET', amount: net.amount },
    { kind: 'TAX', amount: tax.amount },
    { kind: 'TOTAL', amount: total.amount - card },
    ...(card === 0 ? [] : byCard),
  ];
};
