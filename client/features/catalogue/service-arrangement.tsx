import type { SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { detailsMenu, detailsPanel } from '../../ui/details-menu.styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import {
  countWishes,
  readArrangement,
  type ServiceFilter,
  servicesPath,
  sorts,
  usualListPath,
} from './service-filter.ts';
import * as styles from './services-page.styles.ts';

type ServiceArrangementProps = {
  filter: ServiceFilter;
  /** The list is short enough to be sorted as a whole. */
  canArrange: boolean;
};

const durations = [30, 45, 60, 90, 120];

const Wishes = ({ filter, onSent }: { filter: ServiceFilter; onSent: () => void }) => {
  const text = useText();
  const { sort, from, to, minutes, offers, branch, menu, category, sub } = filter;
  const kept = Object.entries({ branch, menu, category, sub });
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wishes = readArrangement(new URLSearchParams(new FormData(event.currentTarget) as never));
    navigate(servicesPath({ ...filter, ...wishes, page: 1, service: null }), { preventScrollReset: true });
    onSent();
  };
  const prices = [
    ['from', 'catalogue.price.from', from],
    ['to', 'catalogue.price.to', to],
  ] as const;
  const own = minutes !== null && !durations.includes(minutes) ? [minutes] : [];
  return (
    <Form action="/services" onSubmit={send} className={`${detailsPanel} ${styles.form}`}>
      {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <Field label={text('catalogue.sort')}>
        {({ id }) => (
          <Select id={id} name="sort" defaultValue={sort ?? ''}>
            <option value="">{text('catalogue.sort.usual')}</option>
            {Object.entries(sorts).map(([name, order]) => (
              <option key={name} value={name}>
                {text(`catalogue.sort.${order}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.pair}>
        {prices.map(([name, label, amount]) => (
          <Field key={name} label={text(label)}>
            {({ id }) => (
              <TextInput
                id={id}
                name={name}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                defaultValue={amount ?? ''}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={text('catalogue.minutes')}>
        {({ id }) => (
          <Select id={id} name="minutes" defaultValue={minutes ?? ''}>
            <option value="">{text('catalogue.minutes.any')}</option>
            {[...durations, ...own].map((count) => (
              <option key={count} value={count}>
                {text('catalogue.minutes.most', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" className={looks.tick} name="offers" value="1" defaultChecked={offers === 1} />
        {text('catalogue.offers')}
      </label>
      <div className={styles.actions}>
        {countWishes(filter) > 0 && (
          <Link to={usualListPath(filter)} keepScroll className={buttonLook.ghost.md} onClick={onSent}>
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
