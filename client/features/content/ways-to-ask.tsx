import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { stretched } from '../../ui/card.styles.ts';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { contactLinks } from './contact-links.ts';
import * as styles from './tickets.styles.ts';

/** Our phone, WhatsApp and e-mail; `number` is the booking that the message names. */
export const WaysToAsk = ({ number }: { number: string | null }) => {
  const text = useText();
  const seller = useStorefront()?.seller;
  const links = contactLinks(seller?.phone ?? null, seller?.email ?? null, {
    subject: number ? text('content.tickets.subject', { number }) : text('content.tickets.subjectOther'),
    body: number ? text('content.tickets.message', { number }) : text('content.tickets.messageOther'),
  });
  const phone = seller?.phone && writtenPhone(seller.phone);
  const ways = [
    { href: links.call, icon: 'phone', label: 'content.tickets.call', shown: phone },
    { href: links.whatsapp, icon: 'message-circle', label: 'content.tickets.whatsapp', shown: phone },
    { href: links.email, icon: 'mail', label: 'content.tickets.email', shown: seller?.email },
  ] as const;
  const open = ways.filter(({ href }) => href !== null);
  if (open.length === 0) {
    return (
      <div className={styles.panel}>
        <p>{text('content.tickets.noContact')}</p>
        <Link to="/contact" className={`${buttonLook.secondary.md} ${styles.end}`}>
          {text('content.tickets.branches')}
        </Link>
      </div>
    );
  }
  return (
    <ul className={styles.ways}>
      {open.map(({ href, icon, label, shown }) => (
        <li key={label} className={styles.way}>
          <span className={styles.wayIcon}>
            <Icon name={icon} />
          </span>
          <a href={href ?? ''} className={`${looks.strong} ${stretched}`} rel="noopener">
            {text(label)}
          </a>
          <bdi dir="ltr" className={styles.wayTo}>
            {shown}
          </bdi>
        </li>
      ))}
    </ul>
  );
};
