import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { GiftReceiver } from '../session/wanted-action.ts';

/** What a customer comes to the cart for. */
export type Errand = { kind: 'pay' } | { kind: 'gift'; receiver: GiftReceiver };

const listeners = new Set<() => void>();
let waiting: Errand | null = null;

/** Leads to the cart, and straight on to paying or to the gift form there. */
export const useGoToCart = () => {
  const navigate = useNavigate();
  return (errand: Errand | null = null): void => {
    waiting = errand;
    navigate('/cart');
    for (const listener of listeners) listener();
  };
};

/** Does an errand of its kind, once, now or when the customer comes for it. Leaving the page drops it. */
export const useErrand = <Kind extends Errand['kind']>(
  kind: Kind,
  run: (errand: Extract<Errand, { kind: Kind }>) => void,
): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const take = () => {
      if (waiting?.kind !== kind) return;
      const errand = waiting as Extract<Errand, { kind: Kind }>;
      waiting = null;
      latest.current(errand);
    };
    take();
    listeners.add(take);
    return () => {
      listeners.delete(take);
      waiting = null;
    };
  }, [kind]);
};
