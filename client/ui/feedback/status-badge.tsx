import * as looks from '../looks.styles.ts';
import * as styles from './badge.styles.ts';

/**
 * A status in the provider's words. Its colour is a dot beside them: the words keep the page's text colour, so that they
 * can be read with any colour, in both themes.
 */
export const StatusBadge = ({ label, color }: { label: string; color: string | null }) => (
  <span className={styles.status}>
    {color && (
      <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.statusDot}>
        <circle cx="5" cy="5" r="4.5" fill={color} stroke="currentColor" strokeOpacity="0.35" />
      </svg>
    )}
    <span className={looks.twoLines}>{label}</span>
  </span>
);
