import { FailedQuery } from '../../graphql/failed-query.tsx';
import { useBookingRatingQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './booking-detail.styles.ts';

export const Dialog = ({ bookingId, onClose }: DialogControls & { bookingId: string }) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBookingRatingQuery({
    variables: { bookingId },
    requestPolicy: 'cache-and-network',
  });
  const rating = data?.bookingRating;
  return (
    <DialogFrame
      title={text('bookings.rating.title')}
      size="success"
      onClose={onClose}
      onBack={onClose}
      backLabel={text('shell.back')}
    >
      {rating && (
        <div className={looks.centred}>
          <div className={styles.stars} role="img" aria-label={text('bookings.rating.given', { count: rating.stars })}>
            {[1, 2, 3, 4, 5].map((count) => (
              <span key={count} className={styles.star} data-full={count <= rating.stars ? '' : undefined}>
                <Icon name="star" />
              </span>
            ))}
          </div>
          {rating.comment ? (
            <blockquote className={styles.comment} dir="auto">
              {rating.comment}
            </blockquote>
          ) : (
            <p className={styles.ratingText}>{text('bookings.rating.noComment')}</p>
          )}
        </div>
      )}
      {rating === null && !fetching && !error && <EmptyState icon="star">{text('bookings.rating.none')}</EmptyState>}
      {!rating && fetching && <DialogSkeleton />}
      {!rating && error && !fetching && <FailedQuery execute={execute}>{text('bookings.rating.failed')}</FailedQuery>}
    </DialogFrame>
  );
};
