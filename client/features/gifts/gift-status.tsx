import * as styles from './gifted-order.styles.ts';

type GiftStatusProps = {
  label: string;
  /** Stands in an attribute: the page's policy refuses inline styles. */
  color: string | null;
};

/** How a gift stands, in the provider's words, with its colour as a dot beside them. */
export const GiftStatus = ({ label, color }: GiftStatusProps) => (
  <span className={styles.status}>
    <svg viewBox="0 0 10 10" className={styles.dot} aria-hidden="true">
      <circle cx="5" cy="5" r="4.5" fill={color ?? 'currentColor'} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
    {label}
  </span>
);
