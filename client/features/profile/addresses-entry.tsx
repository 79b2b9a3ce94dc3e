import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpenAddresses } from '../addresses/public.ts';
import * as styles from './profile.styles.ts';

/** The way from the profile to the customer's addresses. */
export const AddressesEntry = () => {
  const text = useText();
  const openAddresses = useOpenAddresses();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openAddresses}>
      <span className={styles.roomIcon}>
        <Icon name="map-pin" />
      </span>
      <span className={styles.entryWords}>
        <span className={styles.roomName}>{text('profile.page.addresses')}</span>
        <span className={styles.small}>{text('profile.page.addressesNote')}</span>
      </span>
      <Icon name="chevron-right" className={styles.roomArrow} />
    </button>
  );
};
