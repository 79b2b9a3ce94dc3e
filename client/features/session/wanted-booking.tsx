import { useState } from 'react';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { afterSignIn } from '../../session/wanted-action.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './session.styles.ts';

/** A guest's wanted booking, with the time they chose; nothing when they sign in for something else. */
export const WantedBooking = () => {
  const text = useText();
  const [action] = useState(() => afterSignIn.read()?.action);
  if (action?.kind !== 'bookService' || !action.name) return null;
  const { name, slot, receiver } = action;
  return (
    <p className={styles.wanted}>
      <Icon name={receiver ? 'gift' : 'calendar-check'} />
      <span>
        {text(receiver ? 'session.wantedGift' : 'session.wanted')} <bdi className={looks.strong}>{name}</bdi>
        {slot && (
          <>
            {text('shell.comma')}
            <DayAndTime date={slot.date} time={slot.time} />
          </>
        )}
      </span>
    </p>
  );
};
