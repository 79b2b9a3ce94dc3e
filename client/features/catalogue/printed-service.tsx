import { useBookedServiceQuery } from '../../graphql/generated/hooks.ts';
import { durationText } from '../../i18n/duration.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { ItemDetail } from '../../ui/media/item-detail.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './services-page.styles.ts';

type PrintedServiceProps = {
  serviceId: string;
  /** The list under the dialog. */
  under: string;
};

/** The treatment of the URL, as the server prints it. */
export const Part = ({ serviceId, under }: PrintedServiceProps) => {
  const text = useText();
  const [{ data }] = useBookedServiceQuery({ variables: { id: serviceId } });
  const item = data?.catalogueItem;
  if (!item) return null;
  const minutes = 'durationMinutes' in item ? item.durationMinutes : null;
  const page = `/product/${serviceId}`;
  const book = (
    <Link to={page} className={`${buttonLook.primary.lg} ${styles.arrivalAction}`}>
      {text('appointments.continue')}
      <span aria-hidden="true">·</span>
      <Amount amount={item.price.amount} label={text('shell.riyal')} />
    </Link>
  );
  return (
    <ArrivalSheet cover title={item.name} under={under} closeLabel={text('shell.close')} footer={book}>
      <ItemDetail
        name={item.name}
        pictures={[item.image, 'detailImage' in item ? item.detailImage : null]}
        pictureLabels={{
          all: text('shell.pictures'),
          one: (number, count) => text('shell.picture', { number, count }),
        }}
        price={{
          amount: item.price.amount,
          before: item.priceBeforeDiscount?.amount ?? null,
          label: text('shell.riyal'),
          beforeLabel: text('catalogue.card.before'),
          note: text('shell.includesVat'),
        }}
        duration={minutes === null ? null : durationText(text, minutes)}
        description={item.description}
        earliest={null}
      >
        <div className={looks.links}>
          <Link to={page} className={looks.quietAction}>
            <Icon name="gift" />
            {text('appointments.give')}
          </Link>
          <Link to={page} className={looks.quietAction}>
            <Icon name="users" />
            {text('appointments.forGuest')}
          </Link>
        </div>
      </ItemDetail>
    </ArrivalSheet>
  );
};
