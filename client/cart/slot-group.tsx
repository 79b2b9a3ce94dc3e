import { type ComponentProps, type ReactNode, useId } from 'react';
import { useClock } from '../i18n/use-clock.ts';
import * as looks from '../ui/looks.styles.ts';
import * as styles from './slot-group.styles.ts';
import type { Slot } from './slots.ts';

type SlotGroupProps<S extends Slot> = ComponentProps<'div'> & {
  name: ReactNode;
  slots: readonly S[];
  /** Undefined where a press takes a time at once. */
  chosen?: Slot | null;
  onChoose: (slot: S) => void;
  /** Of each time, such as its day. */
  label?: (slot: S) => string;
};

/** Free times under a name, one of which may be chosen. */
export const SlotGroup = <S extends Slot>(props: SlotGroupProps<S>) => {
  const { name, slots, chosen, onChoose, label, ...group } = props;
  const id = useId();
  const clock = useClock();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={id} className={looks.stack2} {...group}>
      <h3 id={id} className={looks.tag}>
        {name}
      </h3>
      {slots.length > 0 && (
        <div className={styles.slots}>
          {slots.map((slot) => (
            <button
              key={slot.startAt}
              type="button"
              className={styles.slot}
              aria-pressed={chosen === undefined ? undefined : slot.startAt === chosen?.startAt}
              aria-label={label ? undefined : clock(slot.time)}
              onClick={() => onChoose(slot)}
            >
              {label && <span className={styles.day}>{label(slot)}</span>}
              <bdi>{clock(slot.time, !label)}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
