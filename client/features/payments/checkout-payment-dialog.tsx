import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';

type WayToPay = 'cash' | 'online';

export type CheckoutPaymentProps = { onChoose: (way: WayToPay) => void };

export const Dialog = ({ onChoose, onClose }: CheckoutPaymentProps & DialogControls) => {
  const text = useText();
  const [way, setWay] = useState<WayToPay>('online');
  const choose = () => {
    onClose();
    onChoose(way);
  };
  return (
    <DialogFrame
      title={text('checkout.title')}
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth onClick={choose}>
          {text('shell.continue')}
        </Button>
      }
    >
      <RadioChoice<WayToPay>
        name="way-to-pay"
        label={text('checkout.way')}
        options={[
          { value: 'online', label: text('checkout.way.online') },
          { value: 'cash', label: text('checkout.way.cash') },
        ]}
        value={way}
        onChange={setWay}
      />
    </DialogFrame>
  );
};
