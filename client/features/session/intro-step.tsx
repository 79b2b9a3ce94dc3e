import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { StatePicture } from '../../ui/media/state-picture.tsx';
import * as styles from './session.styles.ts';
import { WantedBooking } from './wanted-booking.tsx';

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
        <StatePicture name="guest" />
        <div className={styles.texts}>
          <p className={styles.lead}>{text('session.intro.body')}</p>
          <WantedBooking />
          <BlockedCookies>{text('session.blocked')}</BlockedCookies>
        </div>
      </div>
    </DialogFrame>
  );
};
