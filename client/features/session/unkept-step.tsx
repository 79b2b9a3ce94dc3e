import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import * as styles from './session.styles.ts';

type UnkeptStepProps = { onGuest: () => void; onClose: () => void };

/** Shown when the sign-in succeeded and the browser refused to keep it. */
export const UnkeptStep = ({ onGuest, onClose }: UnkeptStepProps) => {
  const text = useText();
  return (
    <DialogFrame
      title={text('session.unkept.title')}
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth onClick={onGuest}>
          {text('session.send.guest')}
        </Button>
      }
    >
      <p role="alert" className={styles.unkept}>
        {text('session.unkept.body')}
      </p>
    </DialogFrame>
  );
};
