import * as styles from './paid-head.styles.ts';

/** A check in a ring, drawn once. */
export const PaidMark = () => (
  <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
    <circle cx="24" cy="24" r="21" pathLength="1" className={styles.ring} />
    <path d="M15 24.5l6.5 6.5L34 18" pathLength="1" className={styles.check} />
  </svg>
);
