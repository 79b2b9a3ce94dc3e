import { Answered } from '../../graphql/failed-query.tsx';
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
  // A rating that was not there has no type by which the cache would know that it is now.
  const query = useBookingRatingQuery({ variables: { bookingId }, requestPolicy: 'network-only' });
  return (
    <DialogFrame title={text('bookings.rating.title')} size="success" onClose={onClose} onBack={onClose}>
      <Answered query={query} waiting={<DialogSkeleton />}>
        {({ bookingRating: rating }) =>
          rating ? (
            <div className={looks.centred}>
              <div
                className={styles.stars}
                role="img"
                aria-label={text('bookings.rating.given', { count: rating.stars })}
              >
                {[1, 2, 3, 4, 5].map((count) => (
                  <span key={count} className={styles.star} data-full={count <= rating.stars ? '' : undefined}>
                    <Icon name="star" />
                  </span>
                ))}
              </div>
              {rating.comment ? (
                <blockquote className={looks.writing} dir="auto">
                  {rating.comment}
                </blockquote>
              ) : (
                <p className={looks.muted}>{text('bookings.rating.noComment')}</p>
              )}
            </div>
          ) : (
            <EmptyState icon="star">{text('bookings.rating.none')}</EmptyState>
          )
        }
      </Answered>
    </DialogFrame>
  );
};
