import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useDialogs } from '../ui/dialog/dialog-store.tsx';
import * as styles from '../ui/dialog/sheet.styles.ts';
import { heightOf, SheetParts } from '../ui/dialog/sheet.tsx';
import { Icon } from '../ui/media/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Link } from './link.tsx';

type ArrivalSheetProps = {
  title: ReactNode;
  /** The URL of the page under the sheet. */
  under: string;
  closeLabel: string;
  /** As the live dialog wears it. */
  cover?: boolean;
  tall?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * What a dialog shows, printed with the page for visitors of the dialog's own URL: readable before scripts
 * run and without them. The live dialog replaces it without a motion, each part in its old place; `useUrlDialog` says that
 * it is there, since a lazy part may come alive after the dialog.
 */
export const ArrivalSheet = ({ under, closeLabel, tall, ...parts }: ArrivalSheetProps) => {
  const titleId = useId();
  const dialogs = useDialogs();
  const isHydrated = useIsHydrated();
  // It is the page that the server printed for as long as this lives.
  const [isPrinted] = useState(!isHydrated);
  const hasDrawn = useSyncExternalStore(dialogs.subscribe, dialogs.hasDrawn, () => false);
  if (!isPrinted || hasDrawn) return null;
  const close = (
    <Link to={under} replace className={styles.way} aria-label={closeLabel}>
      <Icon name="x" />
    </Link>
  );
  return (
    <div className={styles.printed}>
      <div className={styles.scrim} data-scrim="" />
      <section
        className={styles.sheet}
        aria-labelledby={titleId}
        data-still=""
        data-tall={heightOf({ cover: parts.cover, tall })}
      >
        <SheetParts {...parts} titleId={titleId} close={close} />
      </section>
      <span hidden />
    </div>
  );
};
