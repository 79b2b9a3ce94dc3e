import * as styles from './field.styles.ts';

type ChosenMomentProps = {
  /** As it is written in the page's language. */
  day: string;
  time: string | null;
  /** Text while no time has been chosen. */
  missing: string;
};

/** The day and the time that are chosen so far, also for screen readers. */
export const ChosenMoment = ({ day, time, missing }: ChosenMomentProps) => (
  <p className={styles.chosen} aria-live="polite">
    <strong>{day}</strong>
    <span className={time === null ? styles.missing : styles.time}>{time ?? missing}</span>
  </p>
);
