import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { PreloadContext } from '../routing/preload.ts';
import { lookedLines } from '../session/looked-lines.ts';
import type { GiftReceiver } from '../session/wanted-action.ts';
import { ExternalStore } from '../storage/external-store.ts';
import { fetchesAhead } from '../ui/fetches-ahead.ts';
import type { CartLine } from './cart-rules.ts';

/** A service that is to be given. It is not in the cart yet: it comes in when the gift is confirmed. */
export type GivenService = { id: string; branchId: string | null; name: string; image: string | null };

/** Whether a line is this service without a time, as it is given; not one that is there only for a look at its times. */
export const isOfService =
  (service: GivenService) =>
  ({ id, productId, startAt }: CartLine): boolean =>
    productId === service.id && startAt === null && !lookedLines().includes(id);

/** The reason for which a customer comes to the cart. */
export type CartIntent = { kind: 'pay' } | { kind: 'gift'; receiver: GiftReceiver; service: GivenService | null };

const waiting = new ExternalStore<CartIntent | null>(null);

/** Leads to the cart, and straight on to paying or to the gift form there. */
export const useGoToCart = () => {
  const navigate = useNavigate();
  return (intent: CartIntent | null = null): void => {
    navigate('/cart');
    waiting.set(intent);
  };
};

/** Fetches the code of the cart while the customer reads the page or dialog before it. */
export const useCartAhead = (): void => {
  const preload = use(PreloadContext);
  useEffect(() => {
    if (fetchesAhead()) preload?.fetch('/cart').catch(() => {});
  }, [preload]);
};

/** Does an intent of its kind, once, now or when the customer comes for it. Leaving the page drops it. */
export const useCartIntent = <Kind extends CartIntent['kind']>(
  kind: Kind,
  run: (intent: Extract<CartIntent, { kind: Kind }>) => void,
): void => {
  const intent = useSyncExternalStore(waiting.subscribe, waiting.current, () => null);
  const start = useEffectEvent(run);
  useEffect(() => {
    if (intent?.kind !== kind) return;
    waiting.set(null);
    start(intent as Extract<CartIntent, { kind: Kind }>);
  }, [intent, kind]);
  useEffect(() => () => waiting.set(null), []);
};
