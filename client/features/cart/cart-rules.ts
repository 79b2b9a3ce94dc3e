import type { CartQuery } from '../../graphql/generated/operations.ts';

export type Cart = CartQuery['cart'];
export type CartLine = Cart['lines'][number];

type Kinds = Pick<CartLine, 'kind' | 'extension'>;

/** A retail product comes in a size and in any number; a service is booked once and for a time. */
export const isRetail = ({ kind, extension }: Kinds): boolean => kind === 'SERVICE' && extension !== null;

export const isTreatment = ({ kind, extension }: Kinds): boolean => kind === 'SERVICE' && extension === null;

/** Whether the customer has still to choose when to come. */
export const needsTime = (line: Kinds & Pick<CartLine, 'startAt'>): boolean =>
  isTreatment(line) && line.startAt === null;

/** What is paid without the VAT that it contains; the two add up to the total. */
export const netOf = ({ total, tax }: { total: { amount: number }; tax: { amount: number } }): number =>
  total.amount - tax.amount;
