import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './contact-page.styles.ts';

/** Our own e-mail, phone and address, as far as they are configured. */
export const ContactHeadOffice = () => {
  const text = useText();
  const seller = useStorefront()?.seller;
  if (!seller || !(seller.email || seller.phone || seller.address)) return null;
  const { email, phone, address } = seller;
  return (
    <dl className={styles.headOffice}>
      {phone && (
        <div>
          <Icon name="phone" />
          <dt>{text('content.contact.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{writtenPhone(phone)}</bdi>
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <Icon name="mail" />
          <dt>{text('content.contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <Icon name="map-pin" />
          <dt>{text('content.contact.address')}</dt>
          <dd>{address}</dd>
        </div>
      )}
    </dl>
  );
};
