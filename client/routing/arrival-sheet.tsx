import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useDialogs } from '../ui/dialog-store.tsx';
import { Icon } from '../ui/icon.tsx';
import * as styles from '../ui/sheet.styles.ts';
import { StillSheet } from '../ui/still-sheet.tsx';
import { Link } from './link.tsx';

const neverChanges = () => () => {};

/** Whether this is the page that the server printed, for as long as the component lives. */
const useIsPrinted = () => {
  const isPrinted = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isPrinted)[0];
};

type ArrivalSheetProps = {
  title: ReactNode;
  /** The address of the page under the sheet. */
  under: string;
  closeLabel: string;
  /** As the live dialog wears it. */
  cover?: boolean;
  tall?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * What a dialog shows, printed with the page for those who come by the dialog's own address: readable before scripts
 * run and without them. The live dialog takes its place without a motion of its own, each part in its old place.
 */
export const ArrivalSheet = ({ under, closeLabel, children, ...frame }: ArrivalSheetProps) => {
  const dialogs = useDialogs();
  const isPrinted = useIsPrinted();
  const hasDrawn = useSyncExternalStore(dialogs.subscribe, dialogs.hasDrawn, () => false);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-arrival', 'printed');
    return () => root.removeAttribute('data-arrival');
  }, [isPrinted]);
  if (!isPrinted || hasDrawn) return null;
  const close = (
    <Link to={under} replace className={styles.close} aria-label={closeLabel}>
      <Icon name="x" />
    </Link>
  );
  return (
    <StillSheet {...frame} close={close}>
      {children}
    </StillSheet>
  );
};
