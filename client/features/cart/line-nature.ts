import type { Client } from 'urql';
import { type CartLine, type LineNature, natureByProduct, natureOf } from '../../cart/cart-rules.ts';
import { AvailableDaysDocument, BookedServiceDocument } from '../../graphql/generated/graphql.ts';
import { useAvailableDaysQuery, useBookedServiceQuery } from '../../graphql/generated/hooks.ts';

type Item =
  | { id: string; __typename?: string; productMasterId?: string | null; durationMinutes?: number | null }
  | null
  | undefined;
type Days = readonly { slots: readonly unknown[] }[] | undefined;

const hasSlots = (days: Days): boolean => Boolean(days?.some(({ slots }) => slots.length > 0));

const masterOf = (line: CartLine, item: Item): string | null => line.productMasterId ?? item?.productMasterId ?? null;

/** A line whose kind is uncertain needs its product, and the times of one that does not say how long it takes. */
const needsTimes = (item: Item): boolean => Boolean(item) && (item?.durationMinutes ?? 0) === 0;

/** What a line is, as soon as that is known; null until then. */
export const useNature = (line: CartLine): LineNature | null => {
  const nature = natureOf(line);
  const isAsked = nature === null && line.productId !== null;
  const [product] = useBookedServiceQuery({ variables: { id: line.productId ?? '' }, pause: !isAsked });
  const item: Item = product.data?.catalogueItem;
  const master = isAsked && needsTimes(item) ? masterOf(line, item) : null;
  const [times] = useAvailableDaysQuery({ variables: { productMasterId: master ?? '' }, pause: master === null });
  if (!isAsked || !product.data) return nature;
  if (master !== null && !times.data && !times.error) return null;
  return natureByProduct({ service: item ?? null, hasTimes: hasSlots(times.data?.availableDays) });
};

/** The same, asked for once; what cannot be found out does not stop the customer. */
export const askNature = async (client: Client, line: CartLine): Promise<LineNature | null> => {
  const nature = natureOf(line);
  if (nature !== null || line.productId === null) return nature;
  const { data } = await client.query(BookedServiceDocument, { id: line.productId });
  if (!data) return null;
  const item: Item = data.catalogueItem;
  const productMasterId = needsTimes(item) ? masterOf(line, item) : null;
  const times = productMasterId && (await client.query(AvailableDaysDocument, { productMasterId }));
  return natureByProduct({ service: item ?? null, hasTimes: hasSlots(times ? times.data?.availableDays : undefined) });
};
