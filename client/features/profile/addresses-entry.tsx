import { useText } from '../../i18n/use-text.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import { EntryFace } from './entry-face.tsx';
import * as styles from './profile.styles.ts';

/** The way from the profile to the customer's addresses. */
export const AddressesEntry = () => {
  const text = useText();
  const openAddresses = useOpenAddresses();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openAddresses}>
      <EntryFace icon="map-pin" name={text('profile.page.addresses')} says={text('profile.page.addressesNote')} />
    </button>
  );
};
