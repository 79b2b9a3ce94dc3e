import { Component, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { showToast } from '../feedback/toast.ts';
import { awaitedSheet } from './awaited-sheet.ts';
import type { DialogLabels } from './dialog-context.ts';
import { useDialogHistory } from './dialog-history.ts';
import { DialogSkeleton, endHandover } from './dialog-skeleton.tsx';
import { type DialogDefinition, useDialogs, useOpenDialog } from './dialog-store.tsx';
import { useLoadedDialog } from './use-loaded-dialog.ts';

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
  onOpen?: (name: string) => void;
  onClose?: (name: string) => void;
  /**
   * Told of a dialog that could not be fetched or drawn, after the visitor has been told by a toast; of one that was to
   * follow another dialog, which comes back, only the second time.
   */
  onFailure?: (error: unknown) => void;
};

/** Whether the server has printed what the first dialog shows: it stays until that is drawn. */
const isSheetPrinted = () => document.documentElement.dataset.arrival === 'printed' || awaitedSheet() !== null;

/** Draws whichever dialog is open. All that draws dialogs is fetched with the first one. */
export const DialogHost = ({ labels, onOpen, onClose, onFailure }: DialogHostProps) => {
  const wanted = useOpenDialog();
  const dialogs = useDialogs();
  const { close } = dialogs;
  const failed = useRef<DialogDefinition<object>>(null);
  useDialogHistory();
  const fail = useCallback(
    (error: unknown) => {
      showToast({ title: labels.failed, color: 'error' });
      const open = dialogs.current();
      dialogs.show(open?.before ?? null);
      // The page may be loaded again then, and the dialog that was before would be gone.
      const isRepeated = failed.current === open?.definition;
      failed.current = open?.definition ?? null;
      if (!open?.before || isRepeated) onFailure?.(error);
    },
    [labels.failed, dialogs, onFailure],
  );
  const { loaded, slow, forget } = useLoadedDialog(wanted, fail);
  const name = wanted?.definition.name;
  useEffect(() => {
    if (!name) return;
    onOpen?.(name);
    return () => onClose?.(name);
  }, [name, onOpen, onClose]);

  const opening = loaded?.opening ?? 0;
  // When another dialog has taken its place meanwhile, that one stays.
  const closeLoaded = useCallback(() => dialogs.current()?.opening === opening && dialogs.close(), [dialogs, opening]);

  const isOver = !loaded && !wanted;
  useEffect(() => {
    if (isOver) endHandover();
  }, [isOver]);

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
