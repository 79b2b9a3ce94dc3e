import { useCallback } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import { forgetLooked, lookedLines, noteLooked } from '../../session/looked-lines.ts';
import { holdTurn, inTurn } from '../../storage/tabs.ts';
import { type OpenDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';

const turn = 'looked-lines';

/** Whether a dialog about the service is open, or waits below the open one. */
const isAbout = (open: OpenDialog | null, serviceId: string): boolean =>
  open !== null &&
  (('serviceId' in open.props && open.props.serviceId === serviceId) || isAbout(open.below, serviceId));

/**
 * The provider tells times for a line of the cart. A line that came in for that alone goes away again once no dialog is
 * about its service any more, however that came about, unless `keep` was called: it has a time, or is wanted without.
 */
export const useLookedLine = (serviceId: string) => {
  const dialogs = useDialogs();
  const { removeTimeless } = useCart();
  const look = (lineId: string): void => {
    noteLooked(lineId);
    const letOthers = holdTurn(turn);
    const stop = dialogs.subscribe(() => {
      if (isAbout(dialogs.current(), serviceId)) return;
      stop();
      if (lookedLines().includes(lineId)) void removeTimeless([lineId], forgetLooked).finally(letOthers);
      else letOthers();
    });
  };
  return { look, keep: (lineId: string | null) => lineId !== null && forgetLooked([lineId]) };
};

/** Takes out what a reload or a closed tab has left behind, once no other tab looks at times. */
export const useForgottenLines = () => {
  const { removeTimeless } = useCart();
  return useCallback(() => {
    const found = lookedLines();
    if (found.length === 0) return;
    void inTurn(turn, () =>
      removeTimeless(
        lookedLines().filter((id) => found.includes(id)),
        forgetLooked,
      ),
    );
  }, [removeTimeless]);
};
