import { type ComponentType, useEffect, useState } from 'react';
import type { DialogControls, OpenDialog } from './dialog-store.tsx';

/** After this long a waiting visitor is shown that something comes. Milliseconds. */
const patience = 150;

export type LoadedDialog = OpenDialog & {
  Dialog: ComponentType<DialogControls>;
  Stage: typeof import('./dialog.tsx').DialogStage;
};

type Loading = { loaded: LoadedDialog | null; isSlow: boolean; forget: () => void };

const load = async (wanted: OpenDialog, loadWords: (words: readonly string[]) => Promise<void>) => {
  const [{ DialogStage: Stage }, { Dialog }] = await Promise.all([
    import('./dialog.tsx'),
    wanted.definition.load(),
    loadWords(wanted.definition.words),
  ]);
  return { ...wanted, Dialog: Dialog as ComponentType<DialogControls>, Stage };
};

/** Fetches what the wanted dialog needs. The last loaded one stays until then, and while it closes. */
export const useLoadedDialog = (
  wanted: OpenDialog | null,
  loadWords: (words: readonly string[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): Loading => {
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const timer = setTimeout(() => setIsSlow(true), patience);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      if (!isCurrent) return;
      setIsSlow(false);
      then();
    };
    load(wanted, loadWords).then(
      (dialog) => settle(() => setLoaded(dialog)),
      (error) => settle(() => onFailure(error)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [wanted, loadWords, onFailure]);
  return { loaded, isSlow, forget: () => setLoaded(null) };
};
