// Pages link only their own styles; a sheet that came before these would move when they come.
import './whole-sheet.ts';
import { type DialogLabels, pageLanguage } from './dialog-context.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { Icon } from './icon.tsx';
import { ItemDetail } from './item-detail.tsx';
import type { KnownItem } from './known-item.ts';
import * as sheetStyles from './sheet.styles.ts';
import { Skeleton } from './skeleton.tsx';
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
  /** What the card that was pressed says of it; null when it says nothing. */
  known: KnownItem | null;
  /** Gets the focus back when the sheet goes. */
  opener: Element | null;
  onClose: () => void;
};

const noLabels = { all: '', one: () => '' };

/** Stands in for the very first dialog while everything that draws dialogs is still being fetched. */
export const WaitingSheet = ({ labels, known, opener, onClose }: WaitingSheetProps) => (
  <StillSheet
    title={<Skeleton shape="title" />}
    cover={known !== null}
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
            : null
        }
        duration={known.durationMinutes ? labels.duration(known.durationMinutes) : null}
        description={null}
        earliest={known.durationMinutes === undefined ? undefined : null}
      />
    ) : (
      <DialogSkeleton />
    )}
  </StillSheet>
);
