import * as styles from './field.styles.ts';

/** The flag beside the country code, simplified to what can be seen at this size; never mirrored. */
export const SaudiFlag = () => (
  <svg viewBox="0 0 36 24" className={styles.flag} aria-hidden="true">
    <rect width="36" height="24" fill="#165d31" />
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="1.3"
        d="M8 10.5c1.2.9 2.3.9 3 0V6.8M13 6.8v3.7h2.4c1 0 1.3-1.6.6-2.4M18 6.5v4M20.2 10.5h2.6V6.8M25 6.5v2.6c0 1.2 2.9 1.5 2.9-.4V7.4M10 5h3M21 5h4"
      />
      <path strokeWidth="1.2" d="M9.5 16h16.5M9.5 16l2 1.3M24.5 14.6v2.8" />
    </g>
  </svg>
);
