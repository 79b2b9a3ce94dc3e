import { Component, type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { showToastOverReload } from '../feedback/toast.ts';
import { DialogFrame, type DialogLabels, DialogStage } from './dialog.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { type DialogDefinition, type OpenDialog, useDialogs, useOpenDialog } from './dialog-store.tsx';

type BoundaryProps = { onFailure: (error: unknown) => void; children: ReactNode };

/** A dialog that cannot be fetched or drawn is closed with a message; the dialog before it or the page comes back. */
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

/** The dialog that is drawn: the open one, or the last one while it closes. Answers how to forget that. */
const useDrawn = (wanted: OpenDialog | null): [OpenDialog | null, () => void] => {
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  return [wanted ?? last, () => setLast(null)];
};

/** Stands in for a dialog while its code is on the way. */
const WaitingFrame = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame title={<Skeleton shape="title" />} onClose={onClose} waiting>
    <DialogSkeleton />
  </DialogFrame>
);

/** Draws whichever dialog is open. */
export const DialogHost = ({ labels, onOpen, onClose, onFailure }: DialogHostProps) => {
  const dialogs = useDialogs();
  const open = useOpenDialog();
  // Whatever is open stays while the code of the next one comes at once.
  const wanted = useDeferredValue(open);
  const [drawn, forget] = useDrawn(wanted);
  const failed = useRef<DialogDefinition<object>>(null);
  const fail = useCallback(
    (error: unknown) => {
      showToastOverReload({ title: labels.failed, color: 'error' });
      const broken = dialogs.current();
      dialogs.back();
      // The page may be loaded again then, and the dialog that was before would be gone.
      const isRepeated = failed.current === broken?.definition;
      failed.current = broken?.definition ?? null;
      if (!broken?.before || isRepeated) onFailure(error);
    },
    [labels.failed, dialogs, onFailure],
  );
  const name = open?.definition.name;
  useEffect(() => {
    if (!name) return;
    onOpen(name);
    return () => onClose(name);
  }, [name, onOpen, onClose]);

  const opening = drawn?.opening;
  // When another dialog has taken its place meanwhile, that one stays.
  const close = useCallback(() => dialogs.current()?.opening === opening && dialogs.close(), [dialogs, opening]);
  if (!drawn) return null;
  const { Dialog } = drawn;
  return (
    <DialogStage
      open={wanted !== null}
      opening={drawn.opening}
      opener={drawn.opener}
      stop={drawn.stop}
      labels={labels}
      onClose={dialogs.close}
      onGone={forget}
    >
      <DialogBoundary key={drawn.opening} onFailure={fail}>
        <Suspense fallback={<WaitingFrame onClose={dialogs.close} />}>
          <Dialog {...drawn.props} onClose={close} />
        </Suspense>
      </DialogBoundary>
    </DialogStage>
  );
};
