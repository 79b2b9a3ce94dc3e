import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { Icon } from '../../ui/icon.tsx';
import { warmDialog } from '../../ui/warm-dialog.ts';
import { serviceDialog } from '../appointments/public.ts';
import * as styles from './product-page.styles.ts';

/** Books a treatment through its dialog. */
export const ServiceActions = ({ serviceId, branchId }: { serviceId: string; branchId: string | null }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(serviceDialog);
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="lg"
          aria-haspopup="dialog"
          onClick={() => dialogs.open(serviceDialog, { serviceId, branchId })}
          onPointerEnter={warm}
          onFocus={warm}
        >
          {text('shop.product.book')}
        </Button>
      </div>
      <ul className={styles.trust}>
        <li>
          <Icon name="shield-check" />
          {text('shop.product.trust')}
        </li>
        <li>
          <Icon name="circle-check" />
          {text('shop.product.confirmed')}
        </li>
      </ul>
    </>
  );
};

export const RetailActions = () => {
  const text = useText();
  return (
    <div className={styles.actions}>
      <Link to="/branches" className={buttonLook.secondary.lg}>
        <Icon name="map-pin" />
        {text('shop.product.branches')}
      </Link>
    </div>
  );
};
