import { type ComponentType, useEffect, useState } from 'react';
import { withWholeSheet } from '../theme/whole-sheet.ts';
import type { DialogControls, OpenDialog } from './dialog-store.tsx';

/** After this long a waiting visitor is shown that something comes. Milliseconds. */
const patienceMs = 150;

export type LoadedDialog = OpenDialog & {
  Dialog: ComponentType<DialogControls>;
  Stage: typeof import('./dialog.tsx').DialogStage;
};

type Waiting = typeof import('./waiting-dialog.tsx');

type Loading = {
  loaded: LoadedDialog | null;
  /** What stands in for it, once it is slow. */
  slow: Waiting | null;
  forget: () => void;
};

const load = async (wanted: OpenDialog) => {
  const code = () => Promise.all([import('./dialog.tsx'), wanted.definition.load()]);
  const [{ DialogStage: Stage }, { Dialog }] = await withWholeSheet(code);
  return { ...wanted, Dialog: Dialog as ComponentType<DialogControls>, Stage };
};

/** Fetches what the wanted dialog needs. The last loaded one stays until then, and while it closes. */
export const useLoadedDialog = (wanted: OpenDialog | null, onFailure: (error: unknown) => void): Loading => {
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [slow, setSlow] = useState<Waiting | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    let isSettled = false;
    const timer = setTimeout(() => {
      withWholeSheet(() => import('./waiting-dialog.tsx')).then(
        (waiting) => isCurrent && !isSettled && setSlow(waiting),
        () => {},
      );
    }, patienceMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      isSettled = true;
      if (!isCurrent) return;
      setSlow(null);
      then();
    };
    load(wanted).then(
      (dialog) => settle(() => setLoaded(dialog)),
      (error) => settle(() => onFailure(error)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wanted, onFailure]);
  return { loaded, slow, forget: () => setLoaded(null) };
};
