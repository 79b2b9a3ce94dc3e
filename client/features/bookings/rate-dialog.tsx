import { type FormEvent, useId, useState } from 'react';
import { useRateBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { persisted, usePersisted } from '../../storage/persisted.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { error as errorLook } from '../../ui/form/field.styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './booking-detail.styles.ts';
import { absentRatings } from './rating-absence.ts';

/** What a customer has said of a booking and not sent yet. `stars` is 0 as long as none are given. */
type RatingDraft = { stars: number; comment: string };

const nothing: RatingDraft = { stars: 0, comment: '' };

const ratingIn = (stored: unknown): RatingDraft => {
  const { stars, comment } = (stored ?? {}) as RatingDraft;
  const isDraft = [0, 1, 2, 3, 4, 5].includes(stars) && typeof comment === 'string';
  return isDraft ? { stars, comment } : nothing;
};

/** What this tab has kept of a rating, over a reload and a dialog that was closed; empty when there is nothing. */
const keptRating = (bookingId: string) =>
  persisted(`rating-draft.${bookingId}`, ratingIn, { personal: true, tabOnly: true });

const longestComment = 1000;

const changing = { additionalTypenames: ['Booking', 'BookingRating'] };

const names: MessageId[] = [
  'bookings.rate.name1',
  'bookings.rate.name2',
  'bookings.rate.name3',
  'bookings.rate.name4',
  'bookings.rate.name5',
];

type StarChoiceProps = {
  /** 0 as long as nothing is chosen. */
  stars: number;
  onChange: (stars: number) => void;
  problem: string | null;
};

/** One to five stars, as radio buttons: arrow keys and listeners find what they know. */
const StarChoice = ({ stars, onChange, problem }: StarChoiceProps) => {
  const text = useText();
  const id = useId();
  const name = names[stars - 1];
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.legend}>{text('bookings.rate.legend')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles.star} data-full={count <= stars ? '' : undefined}>
            <input
              type="radio"
              name={id}
              value={count}
              className={styles.radio}
              checked={count === stars}
              aria-invalid={problem ? true : undefined}
              aria-label={text('bookings.rate.star', { count })}
              data-autofocus={count === Math.max(1, stars) ? '' : undefined}
              onChange={() => onChange(count)}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      <div className={styles.ratingText}>
        <p aria-live="polite">{name && text(name)}</p>
        {problem && (
          <p id={`${id}-problem`} className={errorLook} role="alert">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
};

export const Dialog = ({ bookingId, onClose }: DialogControls & { bookingId: string }) => {
  const text = useText();
  const formId = useId();
  const [kept] = useState(() => keptRating(bookingId));
  const { stars, comment } = usePersisted(kept, nothing);
  const [isMissing, setIsMissing] = useState(false);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const [, rate] = useRateBookingMutation();
  const { submit, isBusy } = useSubmit();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(stars === 0);
    if (stars === 0) return;
    void submit(() => rate({ input: { bookingId, stars, comment: comment.trim() || null } }, changing), {
      whatFailed: 'bookings.rate.failed',
      onSuccess: ({ rateBooking: { isDone, message } }) => {
        if (!isDone) {
          absentRatings.add(`rate ${bookingId}`);
          return setIsUnavailable(true);
        }
        kept.clear();
        showToast({ title: message ?? text('bookings.rate.done'), color: 'success' });
        onClose();
      },
    });
  };
  const footer = (
    <Button
      size="lg"
      fullWidth
      type="submit"
      form={formId}
      waiting={isBusy}
      waitingLabel={text('bookings.rate.sending')}
    >
      {text('bookings.rate.send')}
    </Button>
  );
  return (
    <DialogFrame
      title={text('bookings.rate.title')}
      size="success"
      onClose={onClose}
      onBack={onClose}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={!isUnavailable && footer}
    >
      {isUnavailable ? (
        <EmptyState icon="star">{text('bookings.rate.unavailable')}</EmptyState>
      ) : (
        <form id={formId} className={looks.stack5} onSubmit={send} noValidate>
          <StarChoice
            stars={stars}
            onChange={(count) => {
              kept.write({ stars: count, comment });
              setIsMissing(false);
            }}
            problem={isMissing ? text('bookings.rate.missing') : null}
          />
          <Field label={text('bookings.rate.comment')} note={text('person.optional')}>
            {(control) => (
              <TextArea
                {...control}
                maxLength={longestComment}
                value={comment}
                onChange={(event) => kept.write({ stars, comment: event.target.value })}
              />
            )}
          </Field>
        </form>
      )}
    </DialogFrame>
  );
};
