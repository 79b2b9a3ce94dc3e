import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { DialogStage } from '../ui/dialog/dialog.tsx';
import { useDialogs, useOpenDialog } from '../ui/dialog/dialog-store.tsx';
import * as styles from '../ui/dialog/sheet.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import { useDialogLabels } from './dialog-labels.ts';
import { Link } from './link.tsx';

type PrintedDialogProps = {
  /** The URL of the page under the dialog. */
  under: string;
  isAlive: boolean;
  /** Called once, when its code has loaded. */
  onAlive: () => void;
  /** Called when it is closed or replaced by another dialog. */
  onGone: () => void;
  children: ReactNode;
};

/**
 * A dialog that the server prints with the page: readable before scripts run and without them. After `onAlive` it is the
 * open dialog.
 */
export const PrintedDialog = ({ under, isAlive, onAlive, onGone, children }: PrintedDialogProps) => {
  const labels = useDialogLabels();
  const dialogs = useDialogs();
  const open = useOpenDialog();
  const isReplaced = useSyncExternalStore(dialogs.subscribe, dialogs.isPrintedReplaced, () => false);
  const [opening, setOpening] = useState(0);
  if (open?.isPrinted && open.opening !== opening) setOpening(open.opening);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes alive once
  useEffect(onAlive, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is gone once
  useEffect(() => {
    if (isReplaced) onGone();
  }, [isReplaced]);
  if (isReplaced) return null;
  const closeLink = (
    <Link to={under} replace className={styles.way} aria-label={labels.close}>
      <Icon name="x" />
    </Link>
  );
  return (
    <div className={styles.printed}>
      <DialogStage
        open={!isAlive || open !== null}
        opening={opening}
        opener={null}
        stop={null}
        isStill
        labels={labels}
        onClose={dialogs.close}
        onGone={onGone}
        printed={{ isAlive, closeLink }}
      >
        {children}
      </DialogStage>
      <span hidden />
    </div>
  );
};
