import * as styles from './gifted-order.styles.ts';

/** An envelope whose flap opens and whose card rises, once. */
export const GiftEnvelope = () => (
  <svg viewBox="0 0 160 132" className={styles.envelope} aria-hidden="true">
    <path className={styles.back} d="M14 58h132v62a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
    <path className={styles.flap} d="M14 58l61 42a9 9 0 0 0 10 0l61-42z" />
    <g className={styles.card}>
      <rect x="28" y="22" width="104" height="78" rx="6" />
      <path d="M80 62c-9-7-14-11-14-17a7.5 7.5 0 0 1 14-3.5 7.5 7.5 0 0 1 14 3.5c0 6-5 10-14 17z" />
    </g>
    <path className={styles.front} d="M14 58l61 42a9 9 0 0 0 10 0l61-42v62a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
  </svg>
);
