import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { OperationResult } from 'urql';
import type { AddToCartMutation, AddToCartMutationVariables } from '../graphql/generated/graphql.ts';
import { Later } from '../routing/later.tsx';
import { forgetThirdParties, isRefusedByBrowser, useConsent } from './consent.ts';
import { type Tracker, track } from './track.ts';
import { saleOf, toTrackedItem } from './tracked-items.ts';

export type DeskProps = { trackers: readonly Tracker[]; onMore: () => void };

/** Where the visitor is about to pay nothing covers the way on; no third party is told anything meanwhile. */
const isUndisturbed = (pathname: string) => /^\/(?:cart|secure-payment)$/.test(pathname);

/** Third parties are fetched when the visitor agrees, and silent from the moment they withdraw. */
const useThirdParties = (trackers: readonly Tracker[], since: string | null) => {
  const { pathname } = useLocation();
  const isWithdrawn = useRef(false);
  const isAllowed = since !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: agreeing once more starts no third party a second time
  useEffect(() => {
    if (!isAllowed) return forgetThirdParties();
    if (isWithdrawn.current) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./third-parties.ts').then(
      ({ startThirdParties }) => {
        if (!isOver) stop = startThirdParties(trackers, Date.parse(since));
      },
      () => {},
    );
    return () => {
      isOver = true;
      isWithdrawn.current = stop !== null;
      stop?.();
    };
  }, [isAllowed]);

  // Only a fresh page is rid of scripts that ran; a tab without the answer waits for the next navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever another page is shown
  useEffect(() => {
    if (isWithdrawn.current) window.location.reload();
  }, [pathname]);
};

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** Asks the visitor, and lets third parties hear of the visit only while they agree. */
export const TrackingDesk = ({ trackers, onMore }: DeskProps) => {
  const { pathname } = useLocation();
  const consent = useConsent();
  // A page of the shop inside the payment frame is no visit of its own.
  const isVisit = window.top === window;
  useThirdParties(trackers, isVisit && consent?.answer === 'accepted' ? consent.at : null);
  const isAsked = isVisit && consent === null && !isRefusedByBrowser(navigator) && !isUndisturbed(pathname);
  return (
    isAsked && (
      <Later missing="silent">
        <ConsentBanner trackers={trackers} onMore={onMore} />
      </Later>
    )
  );
};

/** Says what came into the cart, whichever part of the shop put it there. A changed line is nothing new, unless pieces joined it. */
export const tellAddedToCart = ({ operation, data }: OperationResult): void => {
  const { addToCart } = (data ?? {}) as Partial<AddToCartMutation>;
  const { input } = operation.variables as AddToCartMutationVariables;
  const told = operation.context.addedPieces as number | undefined;
  const quantity = told ?? (input.cartLineId ? 0 : (input.quantity ?? 1));
  if (!addToCart || quantity === 0) return;
  const line = addToCart.cart?.lines.find(({ id }) => id === addToCart.cartLineId);
  const items = line ? [toTrackedItem({ id: input.productId, price: line.price, quantity })] : [];
  track({ event: 'add_to_cart', quantity, ...saleOf(items) });
};
