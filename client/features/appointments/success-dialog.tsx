import { useEffect, useState } from 'react';
import { useCartAhead, useGoToCart } from '../../cart/cart-intent.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { doneMedal, waitingMedal } from '../../ui/feedback/state.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './appointment.styles.ts';
import type { Reserved } from './dialogs.ts';

/** The reservation is in the cart: on to paying or to the cart, or on with browsing. */
export const Dialog = ({ isChange, pending, onClose }: Reserved & DialogControls) => {
  const text = useText();
  const goToCart = useGoToCart();
  useCartAhead();
  const [isBooked, setIsBooked] = useState(!pending);
  useEffect(() => void pending?.isBooked.then(setIsBooked), [pending]);
  const done = isChange ? 'success.changed' : 'success';
  const title = (!isBooked && pending?.name) || text(isBooked ? `appointments.${done}.title` : 'appointments.booking');
  const leave = (intent: { kind: 'pay' } | null) => {
    onClose();
    goToCart(intent);
  };
  return (
    <DialogFrame title={title} hideTitle size="success" busy={!isBooked} onClose={onClose}>
      <div className={looks.centred}>
        <span className={isBooked ? doneMedal : waitingMedal}>
          <Icon name={isBooked ? 'check' : 'clock'} />
        </span>
        <p className={looks.figure} aria-hidden="true">
          {title}
        </p>
        <p className={`${looks.sentence} ${styles.doneBody}`} aria-live="polite">
          {isBooked || !pending ? text(`appointments.${done}.body`) : <DayAndTime {...pending.slot} />}
        </p>
        <div className={looks.actions}>
          <Button
            size="lg"
            fullWidth
            waiting={!isBooked}
            waitingLabel={text('appointments.booking')}
            onClick={() => leave({ kind: 'pay' })}
            data-autofocus=""
          >
            {text('appointments.success.pay')}
          </Button>
          <Button variant="secondary" size="lg" fullWidth disabled={!isBooked} onClick={() => leave(null)}>
            {text('shop.buy.toCart')}
          </Button>
          <Button variant="ghost" fullWidth disabled={!isBooked} onClick={onClose}>
            {text('appointments.success.browse')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
};
