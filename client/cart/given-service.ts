import { lookedLines } from '../session/looked-lines.ts';
import type { CartLine } from './cart-rules.ts';

/** A service that is to be given. It is not in the cart yet: it comes in when the gift is confirmed. */
export type GivenService = { id: string; branchId: string | null; name: string; image: string | null };

/** Whether a line is this service without a time, as it is given; not one that is there only for a look at its times. */
export const isOfService =
  (service: GivenService) =>
  ({ id, productId, startAt }: CartLine): boolean =>
    productId === service.id && startAt === null && !lookedLines().includes(id);
