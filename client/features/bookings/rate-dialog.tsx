import { useId, useState } from 'react';
import { useRateBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { persisted } from '../../storage/persisted.ts';
import { useDraft } from '../../storage/use-draft.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { TextArea } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './booking-detail.styles.ts';
import { ofBookings } from './booking-list.ts';

const longestComment = 1000;

const starCounts = [1, 2, 3, 4, 5] as const;

type Stars = (typeof starCounts)[number];
type Rating = { stars: Stars | null; comment: string };

/** Kept for this tab until it is sent. */
const keptRatingOf = (bookingId: string) =>
  persisted(`rating.${bookingId}`, (stored) => stored as Partial<Rating> | null, { personal: true, tabOnly: true });

type StarChoiceProps = { stars: Stars | null; onChange: (stars: Stars) => void; problem: string | null };

/** One to five stars, as radio buttons: arrow keys and screen readers work as usual. */
const StarChoice = ({ stars, onChange, problem }: StarChoiceProps) => {
  const text = useText();
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.legend}>{text('bookings.rate.legend')}</legend>
      <div className={styles.stars}>
        {starCounts.map((count) => (
          <label key={count} className={styles.star} data-full={stars && count <= stars ? '' : undefined}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={count === stars}
              aria-invalid={problem ? true : undefined}
              aria-label={text('bookings.rate.star', { count })}
              data-autofocus={count === 1 ? '' : undefined}
              onChange={() => onChange(count)}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      <div className={styles.ratingText}>
        <p aria-live="polite">{stars && text(`bookings.rate.name${stars}`)}</p>
        {problem && (
          <FieldError id={`${id}-problem`} role="alert">
            {problem}
          </FieldError>
        )}
      </div>
    </fieldset>
  );
};

export const Dialog = ({ bookingId, onClose }: DialogControls & { bookingId: string }) => {
  const text = useText();
  const [kept] = useState(() => keptRatingOf(bookingId));
  const [{ stars, comment }, change] = useDraft(kept, (): Rating => ({ stars: null, comment: '' }));
  const [isMissing, setIsMissing] = useState(false);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const [, rate] = useRateBookingMutation();
  const { submit, isBusy } = useSubmit();
  const send = () => {
    if (!stars) return setIsMissing(true);
    void submit(() => rate({ input: { bookingId, stars, comment: comment.trim() || null } }, ofBookings), {
      whatFailed: 'bookings.rate.failed',
      onSuccess: ({ rateBooking: { isDone, message } }) => {
        if (!isDone) return setIsUnavailable(true);
        kept.clear();
        showToast({ title: message ?? text('bookings.rate.done'), color: 'success' });
        onClose();
      },
    });
  };
  const frame = {
    title: text('bookings.rate.title'),
    size: 'success',
    onClose,
    onBack: onClose,
  } as const;
  if (isUnavailable) {
    return (
      <DialogFrame {...frame}>
        <EmptyState icon="star">{text('bookings.rate.unavailable')}</EmptyState>
      </DialogFrame>
    );
  }
  const button = {
    children: text('bookings.rate.send'),
    waiting: isBusy,
    waitingLabel: text('shell.sending'),
  };
  return (
    <FormFrame {...frame} button={button} onSubmit={send}>
      <StarChoice
        stars={stars}
        onChange={(stars) => change({ stars })}
        problem={isMissing && !stars ? text('bookings.rate.missing') : null}
      />
      <Field label={text('bookings.rate.comment')} note={text('person.optional')}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={longestComment}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        )}
      </Field>
    </FormFrame>
  );
};
