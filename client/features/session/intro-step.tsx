import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './session.styles.ts';
import { WantedBooking } from './wanted-booking.tsx';

const leaf = 'M0 0C-11-16-11-36 0-54 11-36 11-16 0 0z';

const leaves = [-64, -38, -12] as const;

/** A quiet doorway between leaves, and a phone that has just received its code. */
const IntroPicture = () => (
  <svg viewBox="0 0 320 190" className={styles.picture} aria-hidden="true">
    <path className={styles.arch} d="M84 176V92a76 76 0 0 1 152 0v84z" />
    <path className={styles.inner} d="M104 176V96a56 56 0 0 1 112 0v80z" />
    <circle className={styles.sun} cx="196" cy="74" r="20" />
    {leaves.map((turn) => (
      <path key={turn} className={styles.leaf} d={leaf} transform={`translate(78 176) rotate(${turn}) scale(1.25)`} />
    ))}
    <path className={styles.darkLeaf} d={leaf} transform="translate(78 176) rotate(14) scale(1.05)" />
    {leaves.map((turn) => (
      <path key={turn} className={styles.leaf} d={leaf} transform={`translate(248 176) rotate(${-turn}) scale(1.05)`} />
    ))}
    <path className={styles.darkLeaf} d={leaf} transform="translate(248 176) rotate(-10) scale(0.85)" />
    <rect className={styles.phone} x="126" y="58" width="68" height="118" rx="12" strokeWidth="2" />
    <rect className={styles.darkLeaf} x="150" y="66" width="20" height="3" rx="1.5" />
    <circle className={styles.darkLeaf} cx="160" cy="98" r="14" />
    <path
      className={styles.tick}
      d="M153.5 98l4.5 4.5 8.5-9"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {[140, 153, 166, 179].map((x, index) => (
      <circle key={x} className={index === 3 ? styles.accent : styles.darkLeaf} cx={x + 0.5} cy="132" r="4" />
    ))}
    <rect className={styles.darkLeaf} x="140" y="152" width="40" height="9" rx="4.5" />
    <path className={styles.line} d="M28 176h264" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

export const IntroStep = ({ onContinue, onClose }: { onContinue: () => void; onClose: () => void }) => {
  const text = useText();
  return (
    <DialogFrame
      title={text('session.intro.title')}
      tall="low"
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth data-autofocus onClick={onContinue}>
          {text('session.continue')}
        </Button>
      }
    >
      <div className={looks.centred}>
        <IntroPicture />
        <div className={styles.texts}>
          <p className={styles.lead}>{text('session.intro.body')}</p>
          <WantedBooking />
          <BlockedCookies>{text('session.blocked')}</BlockedCookies>
        </div>
      </div>
    </DialogFrame>
  );
};
