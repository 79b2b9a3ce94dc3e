import { useRef } from 'react';
import { useCart } from '../../cart/use-cart.ts';

/**
 * To be asked before a service is put into the cart. The answer to that may get lost: asked again, it finds the line
 * that has come since, so that the customer goes on with it instead of having a second one.
 */
export const useLostLine = (serviceId: string) => {
  const { cart, settle } = useCart();
  const before = useRef<ReadonlySet<string>>(undefined);
  const findLost = async (): Promise<string | null> => {
    const known = before.current;
    const now = known && (await settle());
    const first = cart ?? (await settle());
    before.current ??= first ? new Set(first.lines.map(({ id }) => id)) : undefined;
    const lost = now?.lines.find(
      ({ id, productId, startAt }) => productId === serviceId && startAt === null && !known?.has(id),
    );
    return lost?.id ?? null;
  };
  return {
    findLost,
    /** Whether a line has come since; false where the cart could not be had before. */
    isNew: (id: string): boolean => before.current !== undefined && !before.current.has(id),
  };
};
