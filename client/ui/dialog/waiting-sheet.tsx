// Pages link only their own styles; a sheet that came before these would move when they come.
import './whole-sheet.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Icon } from '../media/icon.tsx';
import { ItemDetail } from '../media/item-detail.tsx';
import { type DialogLabels, pageLanguage } from './dialog-context.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import type { KnownItem } from './known-item.ts';
import * as sheetStyles from './sheet.styles.ts';
import { StillSheet, StillTitle } from './still-sheet.tsx';

const takeFocus = (sheet: HTMLElement | null, opener: Element | null) => {
  document.documentElement.dataset.arrival = 'waiting';
  sheet?.focus({ preventScroll: true });
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
};

type WaitingSheetProps = {
  labels: Pick<DialogLabels, 'close' | 'loading' | 'riyal' | 'includesVat' | 'duration'>;
  /** The data of the pressed card; null when there are none. */
  known: KnownItem | null;
  /** What the dialog itself can show of it already. */
  begun: { title: ReactNode; body: ReactNode } | null;
  /** Gets the focus back when the sheet goes. */
  opener: Element | null;
  onClose: () => void;
};

const noLabels = { all: '', one: () => '' };

/** Stands in for the very first dialog while everything that draws dialogs is still being fetched. */
export const WaitingSheet = ({ labels, known, begun, opener, onClose }: WaitingSheetProps) => (
  <StillSheet
    title={begun?.title ?? <Skeleton shape="title" />}
    cover={known !== null}
    tall={begun !== null}
    close={
      <button type="button" className={sheetStyles.close} aria-label={labels.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    }
    attributes={{
      role: 'dialog',
      ...pageLanguage(),
      'aria-modal': true,
      'aria-busy': true,
      'aria-label': labels.loading,
      tabIndex: -1,
      ref: (sheet) => takeFocus(sheet, opener),
      onKeyDown: (event) => event.key === 'Escape' && onClose(),
    }}
  >
    {known ? (
      <ItemDetail
        isLive
        title={<StillTitle>{known.name}</StillTitle>}
        pictures={[known.image]}
        pictureLabels={noLabels}
        shape={known.shape}
        price={
          known.price
            ? {
                amount: known.price.amount,
                before: known.priceBeforeDiscount?.amount ?? null,
                label: labels.riyal,
                note: labels.includesVat,
              }
            : known.durationMinutes === undefined
              ? null
              : undefined
        }
        duration={known.durationMinutes ? labels.duration(known.durationMinutes) : null}
        description={null}
        earliest={known.durationMinutes === undefined ? undefined : null}
      />
    ) : (
      (begun?.body ?? <DialogSkeleton />)
    )}
  </StillSheet>
);
