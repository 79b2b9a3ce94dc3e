import { Skeleton } from '../feedback/skeleton.tsx';
import { ItemDetail } from '../media/item-detail.tsx';
import { DialogFrame, type DialogLabels } from './dialog.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import type { OpenDialog } from './dialog-store.tsx';
import type { KnownItem } from './known-item.ts';

export { DialogStage } from './dialog.tsx';

type WaitingDialogProps = {
  labels: Pick<DialogLabels, 'riyal' | 'includesVat' | 'duration'>;
  wanted: OpenDialog;
  onClose: () => void;
};

const noLabels = { all: '', one: () => '' };

/** Stands in for the very first dialog while its own code is still being fetched. */
export const WaitingDialog = ({ labels, wanted, onClose }: WaitingDialogProps) => {
  const { known = null } = wanted.props as { known?: KnownItem | null };
  const begun = wanted.definition.begin?.(wanted.props) ?? null;
  return (
    <DialogFrame
      title={begun?.title ?? <Skeleton shape="title" />}
      cover={known !== null}
      tall={begun !== null}
      onClose={onClose}
    >
      {known ? (
        <ItemDetail
          isLive
          name={known.name}
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
    </DialogFrame>
  );
};
