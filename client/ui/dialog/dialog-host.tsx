import { Component, type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { showToastOverReload } from '../feedback/toast.ts';
import { useTooltips } from '../feedback/use-tooltips.ts';
import { DialogFrame, type DialogLabels, DialogStage } from './dialog.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { type DialogControls, type DialogDefinition, useDialogs, useOpenDialog } from './dialog-store.tsx';

type BoundaryProps = { onFailure: (error: unknown) => void; children: ReactNode };

/** A dialog that cannot be loaded or rendered closes with an error toast; the previous dialog or the page comes back. */
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
   * Called when a dialog could not be loaded or rendered, after the error toast; for a dialog that follows another one,
   * which comes back, only at the second failure.
   */
  onFailure: (error: unknown) => void;
};

/** Delay of the loading skeleton. Milliseconds. */
const patienceMs = 150;

const useIsSlow = (isWaiting: boolean): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
};

/** Placeholder for a dialog while its code is loading. */
const WaitingFrame = ({ tall, onClose }: Pick<DialogDefinition<object>, 'tall'> & DialogControls) => (
  <DialogFrame title={<Skeleton shape="title" />} tall={tall} onClose={onClose}>
    <DialogSkeleton />
  </DialogFrame>
);

/** Renders the open dialog. */
const Dialogs = ({ labels, onOpen, onClose, onFailure }: DialogHostProps) => {
  const dialogs = useDialogs();
  const named = useOpenDialog();
  // The page has rendered the printed one.
  const open = named?.isPrinted ? null : named;
  // The rendered dialog stays while the code of the next one loads, and the last one while it closes.
  const ready = useDeferredValue(open, null);
  const [last, setLast] = useState(ready);
  if (ready && ready === open && ready !== last) setLast(ready);
  const isSlow = useIsSlow(open !== null && open !== ready);
  const drawn = isSlow ? open : last;
  const failed = useRef<DialogDefinition<object>>(null);
  const fail = useCallback(
    (error: unknown) => {
      showToastOverReload({ title: labels.failed, color: 'error' });
      const broken = dialogs.current();
      dialogs.back();
      // The page may reload then, and the previous dialog would be lost.
      const isRepeated = failed.current === broken?.definition;
      failed.current = broken?.definition ?? null;
      if (!broken?.before || isRepeated) onFailure(error);
    },
    [labels.failed, dialogs, onFailure],
  );
  const name = named?.definition.name;
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
      {...drawn}
      open={open !== null}
      waiting={isSlow}
      labels={labels}
      onClose={dialogs.close}
      onGone={() => setLast(null)}
    >
      {isSlow ? (
        <WaitingFrame tall={drawn.definition.tall} onClose={dialogs.close} />
      ) : (
        <DialogBoundary key={drawn.opening} onFailure={fail}>
          <Dialog {...drawn.props} onClose={close} />
        </DialogBoundary>
      )}
    </DialogStage>
  );
};

/**
 * The dialogs of a window, and its tooltips. The rendered dialog stays while the code of the next one loads: the boundary
 * already has content.
 */
export const DialogHost = (props: DialogHostProps) => {
  useTooltips();
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
};
