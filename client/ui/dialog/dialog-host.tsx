import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { showToastOverReload } from '../feedback/toast.ts';
import type { DialogLabels } from './dialog.tsx';
import { useDialogHistory } from './dialog-history.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import {
  type DialogControls,
  type DialogDefinition,
  type OpenDialog,
  useDialogs,
  useOpenDialog,
} from './dialog-store.tsx';

/** After this long a waiting visitor is shown that something comes. Milliseconds. */
const patienceMs = 150;

type LoadedDialog = OpenDialog & {
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
  const code = [import('./dialog.tsx'), wanted.definition.load()] as const;
  const [{ DialogStage: Stage }, { Dialog }] = await Promise.all(code);
  return { ...wanted, Dialog: Dialog as ComponentType<DialogControls>, Stage };
};

/** Fetches what the wanted dialog needs. The last loaded one stays until then, and while it closes. */
const useLoadedDialog = (wanted: OpenDialog | null, onFailure: (error: unknown) => void): Loading => {
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [slow, setSlow] = useState<Waiting | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    let isSettled = false;
    const timer = setTimeout(() => {
      import('./waiting-dialog.tsx').then(
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

type BoundaryProps = { onFailure: (error: unknown) => void; children: ReactNode };

/** A dialog that fails while rendering is closed with a message; the dialog before it or the page comes back. */
class DialogBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

type DialogHostProps = {
  labels: DialogLabels;
  onOpen: (name: string) => void;
  onClose: (name: string) => void;
  /**
   * Told of a dialog that could not be fetched or drawn, after the visitor has been told by a toast; of one that was to
   * follow another dialog, which comes back, only the second time.
   */
  onFailure: (error: unknown) => void;
};

/** Whether the server has printed what the first dialog shows: it stays until that is drawn. */
const isSheetPrinted = () => document.documentElement.dataset.arrival === 'printed';

/** Draws whichever dialog is open. All that draws dialogs is fetched with the first one. */
export const DialogHost = ({ labels, onOpen, onClose, onFailure }: DialogHostProps) => {
  const wanted = useOpenDialog();
  const dialogs = useDialogs();
  const { close } = dialogs;
  const failed = useRef<DialogDefinition<object>>(null);
  useDialogHistory();
  const fail = useCallback(
    (error: unknown) => {
      showToastOverReload({ title: labels.failed, color: 'error' });
      const open = dialogs.current();
      dialogs.show(open?.before ?? null);
      // The page may be loaded again then, and the dialog that was before would be gone.
      const isRepeated = failed.current === open?.definition;
      failed.current = open?.definition ?? null;
      if (!open?.before || isRepeated) onFailure(error);
    },
    [labels.failed, dialogs, onFailure],
  );
  const { loaded, slow, forget } = useLoadedDialog(wanted, fail);
  const name = wanted?.definition.name;
  useEffect(() => {
    if (!name) return;
    onOpen(name);
    return () => onClose(name);
  }, [name, onOpen, onClose]);

  const opening = loaded?.opening ?? 0;
  // When another dialog has taken its place meanwhile, that one stays.
  const closeLoaded = useCallback(() => dialogs.current()?.opening === opening && dialogs.close(), [dialogs, opening]);

  const shown = loaded ?? wanted;
  const Stage = loaded?.Stage ?? slow?.DialogStage;
  if (!shown || !Stage || (!loaded && isSheetPrinted())) return null;
  const isLate = slow !== null && wanted !== null && wanted.opening !== opening;
  return (
    <Stage
      open={wanted !== null}
      opening={shown.opening}
      waiting={!loaded}
      opener={shown.opener}
      stop={shown.stop}
      labels={labels}
      onClose={close}
      onGone={forget}
    >
      <DialogBoundary key={opening} onFailure={fail}>
        {!loaded && slow && <slow.WaitingDialog labels={labels} wanted={shown} onClose={close} />}
        {loaded && (isLate ? <DialogSkeleton /> : <loaded.Dialog {...loaded.props} onClose={closeLoaded} />)}
      </DialogBoundary>
    </Stage>
  );
};
