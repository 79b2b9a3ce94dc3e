import { useId } from 'react';
import type { TimeSlot } from '../../cart/cart-changes.ts';
import type { CartLine } from '../../cart/cart-rules.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './cart-line.styles.ts';
import type { LostTime } from './use-times-check.ts';

type LineTimesProps = { line: CartLine; lost: LostTime; onTake: (slot: TimeSlot) => void };

/** The line's time is no longer on offer: the free ones around it, each taken with one tap. */
export const LineTimes = ({ line, lost: { nearest }, onTake }: LineTimesProps) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.lost} role="group" aria-labelledby={id} data-lost={line.id} tabIndex={-1}>
      <p id={id} className={styles.lostText}>
        <Icon name="circle-alert" />
        {text(nearest.length > 0 ? 'cart.timeGone' : 'cart.timeGoneAlone')}
      </p>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          {nearest.map(({ startAt, endAt, date, time }) => (
            <button key={startAt} type="button" className={styles.near} onClick={() => onTake({ startAt, endAt })}>
              <span className={styles.nearDay}>{formatDay(locale, date, 'dayShort')}</span>
              <bdi>{clock(time)}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
