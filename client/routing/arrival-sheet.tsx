import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useDialogs } from '../ui/dialog-store.tsx';
import { Icon } from '../ui/icon.tsx';
import * as styles from '../ui/sheet.styles.ts';
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
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * What a dialog shows, printed with the page for those who come by the dialog's own address: readable before scripts
 * run and without them. The live dialog takes its place without a motion of its own.
 */
export const ArrivalSheet = ({ title, under, closeLabel, footer, children }: ArrivalSheetProps) => {
  const dialogs = useDialogs();
  const titleId = useId();
  const isPrinted = useIsPrinted();
  const hasDrawn = useSyncExternalStore(dialogs.subscribe, dialogs.hasDrawn, () => false);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-arrival', 'printed');
    return () => root.removeAttribute('data-arrival');
  }, [isPrinted]);
  if (!isPrinted || hasDrawn) return null;
  return (
    <div className={styles.backdrop}>
      <section className={styles.sheet} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Link to={under} replace className={styles.close} aria-label={closeLabel}>
            <Icon name="x" />
          </Link>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </section>
    </div>
  );
};
