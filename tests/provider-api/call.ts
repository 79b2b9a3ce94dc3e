import type { ProviderClient } from '../../server/provider/client.ts';
import type { DescribedCall } from './description.ts';

/** What earlier answers told, for the calls that need it. */
export type Known = {
  branchId?: string;
  productId?: string;
  masterId?: string;
  addressId?: string;
  lineId?: string;
  times?: { start_at: string; end_at: string };
  orderId?: string;
  orderNumber?: string;
  giftId?: string;
  giftProductId?: string;
  serialNumber?: string;
  methodId?: string;
};

/**
 * - `undone`: changes something that is taken back by a later call of the probe
 * - `lasts`: costs money, sends messages, or cannot be taken back
 */
type Effect = 'undone' | 'lasts';

/** How the shop makes a call. */
export type Making = {
  /** Without one it changes nothing. */
  effect?: Effect;
  /** The call that does the same at another provider: one of both is enough. */
  insteadOf?: string;
  needs?: (keyof Known)[];
  /** Makes the call through the shop's own client. */
  ask: (client: ProviderClient, known: Required<Known>, learn: (told: Known) => void) => Promise<unknown>;
};

/** One call of the provider's API, as it is described and as the shop makes it. */
export type ProviderCall = DescribedCall & Making;
