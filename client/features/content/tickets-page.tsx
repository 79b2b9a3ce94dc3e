import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { BookingsDocument } from '../../graphql/generated/graphql.ts';
import { useBookingsQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { type PageHandle, pageOf } from '../../routing/page.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { stretched } from '../../ui/card.styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/text-input.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageLead, pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './content.styles.ts';

type Message = { subject: string; body: string };

const encode = encodeURIComponent;

/** The URLs that reach us, with the message filled in. A way that is not configured is null. */
export const contactLinks = (phone: string | null, email: string | null, { subject, body }: Message) => {
  const digits = phone?.replace(/[^\d+]/g, '') ?? '';
  const international = digits.replace(/^(?:\+|00)/, '').replace(/^0/, '966');
  return {
    call: digits ? `tel:${digits}` : null,
    whatsapp: international ? `https://wa.me/${international}?text=${encode(body)}` : null,
    email: email ? `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}` : null,
  };
};

/** Our phone, WhatsApp and e-mail; `number` is the booking that the message names. */
const WaysToAsk = ({ number }: { number: string | null }) => {
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
      <EmptyList icon="headset" to="/contact" way={text('catalogue.empty.branches')}>
        {text('content.tickets.noContact')}
      </EmptyList>
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

/** The page helps without the bookings too, so their failure is not the page's. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { client } = pageOf(args);
  await client.query(BookingsDocument, { page: 1 });
  return null;
};

type BookingChoiceProps = { chosen: string; onChoose: (number: string) => void };

const BookingChoice = ({ chosen, onChoose }: BookingChoiceProps) => {
  const text = useText();
  const intl = useIntl();
  const [{ data, fetching }] = useBookingsQuery({ variables: { page: 1 } });
  if (!data)
    return <p className={looks.quiet}>{text(fetching ? 'content.tickets.loading' : 'content.tickets.failed')}</p>;
  const { bookings } = data.bookings;
  if (bookings.length === 0) return <p className={looks.quiet}>{text('content.tickets.empty')}</p>;
  return (
    <Field label={text('content.tickets.booking')}>
      {({ id }) => (
        <Select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{text('content.tickets.none')}</option>
          {bookings.map(({ id: key, number, date, products }) => (
            <option key={key} value={number}>
              {[number, products[0]?.name, date && formatDay(intl, date, 'dayShort')].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

/** Help with a booking: pick it, then call or write with its number filled in. */
export const handle: PageHandle = { head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shell.nav.tickets' }) }) };

export const Component = () => {
  const text = useText();
  const [chosen, setChosen] = useState('');
  return (
    <div className={looks.page}>
      <div>
        <h1 className={pageTitle}>{text('shell.nav.tickets')}</h1>
        <p className={pageLead}>{text('content.tickets.lead')}</p>
      </div>
      <section className={styles.panel}>
        <BookingChoice chosen={chosen} onChoose={setChosen} />
        <p className={looks.palmTag} aria-live="polite">
          {chosen && text('content.tickets.reference', { number: `\u2066${chosen}\u2069` })}
        </p>
      </section>
      <h2 className={looks.subtitle}>{text('content.tickets.contactBy')}</h2>
      <WaysToAsk number={chosen || null} />
    </div>
  );
};
