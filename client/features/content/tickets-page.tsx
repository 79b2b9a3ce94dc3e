import { useState } from 'react';
import { BookingsToAskAboutDocument, useBookingsToAskAboutQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { Field } from '../../ui/form/field.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './tickets.styles.ts';
import { WaysToAsk } from './ways-to-ask.tsx';

/** The page helps without the bookings too, so their failure is not the page's. */
export const prefetch = async ({ client }: PageContext) => {
  await client.query(BookingsToAskAboutDocument, {});
  return undefined;
};

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'content.tickets.title' }) });

type BookingChoiceProps = { chosen: string; onChoose: (number: string) => void };

const BookingChoice = ({ chosen, onChoose }: BookingChoiceProps) => {
  const text = useText();
  const locale = useLocale();
  const [{ data, fetching }] = useBookingsToAskAboutQuery({});
  if (!data)
    return <p className={looks.quiet}>{text(fetching ? 'content.tickets.loading' : 'content.tickets.failed')}</p>;
  const { bookings } = data.bookings;
  if (bookings.length === 0) return <p className={looks.quiet}>{text('content.tickets.empty')}</p>;
  return (
    <Field label={text('content.tickets.booking')}>
      {({ id }) => (
        <span className={styles.choice}>
          <select id={id} className={styles.select} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{text('content.tickets.none')}</option>
            {bookings.map(({ id: key, number, date, products }) => (
              <option key={key} value={number}>
                {[number, products[0]?.name, date && formatDay(locale, date, 'dayShort')].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
};

/** Help with a booking: pick it, then call or write with its number filled in. */
export const Page = () => {
  const text = useText();
  const [chosen, setChosen] = useState('');
  return (
    <div className={looks.page}>
      <div>
        <h1 className={pageTitle}>{text('content.tickets.title')}</h1>
        <p className={styles.lead}>{text('content.tickets.lead')}</p>
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
