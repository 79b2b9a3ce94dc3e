import { useCallback, useEffect, useState } from 'react';
import type { Cart } from '../../cart/cart-rules.ts';
import { checkTimes } from '../../cart/check-times.ts';
import { useClient } from '../../graphql/client.ts';
import type { CartParamsInput } from '../../graphql/generated/operations.ts';
import { askOpenPayments } from '../payments/public.ts';

/** A line whose time is no longer on offer, and the free times around it. */
export type LostTime = Awaited<ReturnType<typeof checkTimes>>[number];

/** The lines of the shown cart whose time is gone. They are looked for when a time or an extra changes, and on `check`. */
export const useLostTimes = (cart: Cart, params: CartParamsInput) => {
  const client = useClient();
  const [lost, setLost] = useState<readonly LostTime[]>([]);
  const check = useCallback(
    async ({ lines }: Cart, { serviceFees }: CartParamsInput): Promise<LostTime[]> => {
      const found = await checkTimes(client, lines, { serviceFees: serviceFees ?? [] });
      // The provider offers no customer a time that an unpaid order holds, not even the owner of the order.
      const open = found.length > 0 ? await askOpenPayments(client) : null;
      const gone = found.filter(({ lineId }) => !open?.some(({ lineIds }) => lineIds.includes(lineId)));
      setLost(gone);
      return gone;
    },
    [client],
  );
  const fees = JSON.stringify(params.serviceFees ?? []);
  const times = cart.lines.map(({ id, startAt }) => `${id} ${startAt}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another time or extra is a reason to ask again
  useEffect(() => void check(cart, params), [times, fees, check]);
  const isShown = ({ lineId, startAt }: LostTime) =>
    cart.lines.some((line) => line.id === lineId && line.startAt === startAt);
  return { lost: lost.filter(isShown), check };
};
