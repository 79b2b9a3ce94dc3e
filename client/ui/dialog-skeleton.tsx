import { pageLanguage } from './dialog-context.ts';
import * as styles from './dialog-skeleton.styles.ts';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a dialog whose code or data is on the way. */
export const DialogSkeleton = () => (
  <div className={styles.shape} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
    <Skeleton shape="button" />
  </div>
);

/** Until the dialog is gone that took the place of a waiting sheet, nothing of it moves in. */
export const endHandover = (): void => {
  const { dataset } = document.documentElement;
  if (dataset.arrival === 'waiting') delete dataset.arrival;
};

const takeFocus = (sheet: HTMLElement | null, opener: Element | null) => {
  document.documentElement.dataset.arrival = 'waiting';
  sheet?.focus({ preventScroll: true });
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
};

type WaitingSheetProps = {
  labels: { close: string; loading: string };
  /** Gets the focus back when the sheet goes. */
  opener: Element | null;
  onClose: () => void;
};

/** Stands in for the very first dialog while everything that draws dialogs is still being fetched. */
export const WaitingSheet = ({ labels, opener, onClose }: WaitingSheetProps) => (
  <div className={styles.backdrop}>
    <div
      className={styles.sheet}
      role="dialog"
      {...pageLanguage()}
      aria-modal="true"
      aria-busy="true"
      aria-label={labels.loading}
      tabIndex={-1}
      ref={(sheet) => takeFocus(sheet, opener)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.shape}>
        <div className={styles.head}>
          <Skeleton shape="title" />
          <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </div>
    </div>
  </div>
);
