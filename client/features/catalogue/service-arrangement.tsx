import { type SubmitEvent, useId } from 'react';
import { Form, useNavigate } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { fieldsOf } from '../../routing/fields.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { detailsMenu, detailsPanel } from '../../ui/details-menu.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import {
  countWishes,
  noArrangement,
  readArrangement,
  type ServiceFilter,
  type SortName,
  servicesPath,
} from './service-filter.ts';
import * as styles from './services-page.styles.ts';

type ServiceArrangementProps = {
  filter: ServiceFilter;
  /** The list is short enough to be sorted as a whole. */
  canArrange: boolean;
};

const sortNames: [SortName, MessageId][] = [
  ['price', 'catalogue.sort.price'],
  ['-price', 'catalogue.sort.priceDescending'],
  ['time', 'catalogue.sort.time'],
  ['-time', 'catalogue.sort.timeDescending'],
  ['offer', 'catalogue.sort.offer'],
];

const durations = [30, 45, 60, 90, 120];

type ChoiceProps = { name: string; label: string; chosen: string; options: [string, string][] };

const Choice = ({ name, label, chosen, options }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} name={name} defaultValue={chosen}>
          {options.map(([value, message]) => (
            <option key={value} value={value}>
              {message}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
};

const Riyals = ({ name, label, amount }: { name: string; label: string; amount: number | null }) => {
  const id = useId();
  return (
    <div className={styles.half}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} inputMode="numeric" maxLength={6} autoComplete="off" defaultValue={amount ?? ''} />
    </div>
  );
};

const Wishes = ({ filter, onSent }: { filter: ServiceFilter; onSent: () => void }) => {
  const text = useText();
  const { sort, from, to, minutes, offers, branch, menu, category, sub } = filter;
  const kept = Object.entries({ branch, menu, category, sub });
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wishes = readArrangement(fieldsOf(event.currentTarget));
    navigate(servicesPath({ ...filter, ...wishes, page: 1, service: null }), { preventScrollReset: true });
    onSent();
  };
  const own = minutes !== null && !durations.includes(minutes) ? [minutes] : [];
  const longest = [...durations, ...own].map((count): [string, string] => [
    String(count),
    text('catalogue.minutes.most', { count }),
  ]);
  return (
    <Form action="/services" onSubmit={send} className={`${detailsPanel} ${styles.form}`}>
      {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <Choice
        name="sort"
        label={text('catalogue.sort')}
        chosen={sort ?? ''}
        options={[
          ['', text('catalogue.sort.usual')],
          ...sortNames.map(([name, id]): [string, string] => [name, text(id)]),
        ]}
      />
      <Riyals name="from" label={text('catalogue.price.from')} amount={from} />
      <Riyals name="to" label={text('catalogue.price.to')} amount={to} />
      <Choice
        name="minutes"
        label={text('catalogue.minutes')}
        chosen={minutes === null ? '' : String(minutes)}
        options={[['', text('catalogue.minutes.any')], ...longest]}
      />
      <label className={styles.check}>
        <input type="checkbox" name="offers" value="1" defaultChecked={offers === 1} />
        {text('catalogue.offers')}
      </label>
      <div className={styles.actions}>
        {countWishes(filter) > 0 && (
          <Link
            to={servicesPath({ ...filter, ...noArrangement, page: 1, service: null })}
            keepScroll
            className={buttonLook.ghost.md}
            onClick={onSent}
          >
            {text('catalogue.arrange.clear')}
          </Link>
        )}
        <button type="submit" className={buttonLook.primary.md}>
          {text('catalogue.arrange.show')}
        </button>
      </div>
    </Form>
  );
};

/** Sorting and filtering the whole list, behind one button. A `details` element, so that it opens without JavaScript. */
export const ServiceArrangement = ({ filter, canArrange }: ServiceArrangementProps) => {
  const text = useText();
  const { menu, close } = useDetailsMenu();
  const count = countWishes(filter);
  const { service, ...list } = filter;
  return (
    <>
      <details className={`${detailsMenu} ${styles.arrangement}`} {...menu}>
        <summary data-active={count > 0 ? '' : undefined}>
          <span>{text('catalogue.arrange')}</span>
          {count > 0 && <span>({count})</span>}
          <Icon name="chevron-down" />
        </summary>
        {canArrange ? (
          <Wishes key={servicesPath(list)} filter={filter} onSent={close} />
        ) : (
          <p className={`${detailsPanel} ${styles.form}`}>{text('catalogue.arrange.tooLong')}</p>
        )}
      </details>
      {count > 0 && !canArrange && (
        <p className={looks.lead} role="status">
          {text('catalogue.arrange.tooLong')}
        </p>
      )}
    </>
  );
};
