import { useId } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { error as errorLook } from '../../ui/form/field.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './booking-detail.styles.ts';

const texts: Record<number, MessageId> = {
  1: 'bookings.rate.name1',
  2: 'bookings.rate.name2',
  3: 'bookings.rate.name3',
  4: 'bookings.rate.name4',
  5: 'bookings.rate.name5',
};

type StarChoiceProps = {
  /** 0 as long as nothing is chosen. */
  stars: number;
  onChange: (stars: number) => void;
  problem: string | null;
};

/** One to five stars, as radio buttons: arrow keys and listeners find what they know. */
export const StarChoice = ({ stars, onChange, problem }: StarChoiceProps) => {
  const text = useText();
  const id = useId();
  const name = texts[stars];
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
