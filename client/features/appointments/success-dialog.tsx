import { useGoToCart } from '../../cart/errand.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './appointment.styles.ts';

/** `isChange`: the line was in the cart and had another time. */
export type Reserved = { isChange: boolean };

/** The reservation is in the cart: on to paying or to the cart, or on with browsing. */
export const Dialog = ({ isChange, onClose }: Reserved & DialogControls) => {
  const text = useText();
  const goToCart = useGoToCart();
  const title = text(isChange ? 'appointments.success.changed.title' : 'appointments.success.title');
  const leave = (errand: { kind: 'pay' } | null) => {
    onClose();
    goToCart(errand);
  };
  return (
    <DialogFrame title={title} hideTitle size="success" onClose={onClose}>
      <div className={looks.centred}>
        <span className={styles.success}>
          <Icon name="check" />
        </span>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p className={looks.sentence}>
          {text(isChange ? 'appointments.success.changed.body' : 'appointments.success.body')}
        </p>
        <div className={styles.actions}>
          <Button size="lg" fullWidth onClick={() => leave({ kind: 'pay' })} data-autofocus="">
            {text('appointments.success.pay')}
          </Button>
          <Button variant="secondary" size="lg" fullWidth onClick={() => leave(null)}>
            {text('appointments.success.toCart')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {text('appointments.success.browse')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
};
