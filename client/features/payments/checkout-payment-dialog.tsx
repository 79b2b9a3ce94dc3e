import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
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
    <FormFrame
      title={text('checkout.title')}
      onClose={onClose}
      button={{ children: text('shell.continue') }}
      onSubmit={choose}
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
    </FormFrame>
  );
};
