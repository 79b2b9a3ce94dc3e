import type { TrackedItem } from './tracking-event.ts';

type Priced = { price: { amount: number } };

const riyals = (halalas: number): number => halalas / 100;

/** An item as it is told: its number and its price, never its name. */
export const toTrackedItem = ({
  id,
  price,
  quantity = 1,
}: Priced & { id: string; quantity?: number }): TrackedItem => ({
  item_id: id,
  quantity,
  price: riyals(price.amount),
});

/** Items with what they come to, or with a total (halalas) that is known better. */
export const saleOf = (items: TrackedItem[], total?: number): { items: TrackedItem[]; value: number } => {
  const sum = items.reduce((amount, { price, quantity }) => amount + Math.round(price * 100) * quantity, 0);
  return { items, value: riyals(total ?? sum) };
};
