import { useCartAhead, useGoToCart } from '../../cart/errand.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { doneMedal } from '../../ui/feedback/state.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Reserved } from './dialogs.ts';

/** The reservation is in the cart: on to paying or to the cart, or on with browsing. */
export const Dialog = ({ isChange, onClose }: Reserved & DialogControls) => {
  const text = useText();
  const goToCart = useGoToCart();
  useCartAhead();
  const title = text(isChange ? 'appointments.success.changed.title' : 'appointments.success.title');
  const leave = (errand: { kind: 'pay' } | null) => {
    onClose();
    goToCart(errand);
  };
  return (
    <DialogFrame title={title} hideTitle size="success" onClose={onClose}>
      <div className={looks.centred}>
        <span className={doneMedal}>
          <Icon name="check" />
        </span>
        <p className={looks.figure} aria-hidden="true">
          {title}
        </p>
        <p className={looks.sentence}>
          {text(isChange ? 'appointments.success.changed.body' : 'appointments.success.body')}
        </p>
        <div className={looks.actions}>
          <Button size="lg" fullWidth onClick={() => leave({ kind: 'pay' })} data-autofocus="">
            {text('appointments.success.pay')}
          </Button>
          <Button variant="secondary" size="lg" fullWidth onClick={() => leave(null)}>
            {text('shop.buy.toCart')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {text('appointments.success.browse')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
};
