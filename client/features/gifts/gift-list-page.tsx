import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { languages } from '../../../schema/languages.ts';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { GiftedOrderDocument, GiftListDocument, type GiftListQuery } from '../../graphql/generated/graphql.ts';
import { useGiftedOrderQuery, useGiftListQuery } from '../../graphql/generated/hooks.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { giftPath, readGift } from '../../routing/gift-path.ts';
import { DialogLink, Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { card, stretched } from '../../ui/card.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { GuestState } from '../session/public.ts';
import { giftedOrderDialog } from './dialogs.ts';
import * as styles from './gifted-order.styles.ts';

/** An empty list names no type; this tells the cache which changes concern it. */
const listContext = { additionalTypenames: ['Booking'] };

export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  if (!(await isSignedIn(context))) return null;
  const { client, search } = context;
  const id = readGift(search);
  const [list] = await Promise.all([
    client.query(GiftListDocument, {}, listContext),
    id === null ? undefined : client.query(GiftedOrderDocument, { id }),
  ]);
  return outcomeOf(list.error);
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('gift');

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shell.nav.gifts' }),
  description: intl.formatMessage({ id: 'gifts.list.description' }),
  isPrivate: true,
});

/** The dialog of the gift in the URL. */
const ShownGift = () => {
  const id = readGift(usePage().search);
  const [{ data }] = useGiftedOrderQuery({ variables: { id: id ?? '' }, pause: id === null });
  const props = { giftId: id ?? '' };
  const isThere = Boolean(data?.giftedOrder);
  return <UrlDialog id={id} definition={giftedOrderDialog} props={props} under="/gift-list" isThere={isThere} />;
};

type GiftedOrder = GiftListQuery['giftedOrders'][number];

/** One order that was given: what, from or to whom, for when, and how it stands. */
const GiftedOrderCard = ({ order }: { order: GiftedOrder }) => {
  const text = useText();
  const locale = useLocale();
  const { gift, date, time, branchName } = order;
  const isWaiting = gift?.isSender === false && !gift.isCompleted && date === null;
  const names = order.products.map((product) => product.name).join(languages[locale].comma);
  const person = `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone')}\u2069`;
  return (
    <li className={styles.gift}>
      <Picture src={order.products[0]?.image ?? null} shape="thumb" className={looks.rounded} />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <DialogLink to={giftPath(gift?.id ?? '')} dialog={giftedOrderDialog} className={stretched}>
            {names || text('gifts.show.title')}
          </DialogLink>
        </h3>
        <p>{text(gift?.isSender ? 'gifts.list.to' : 'gifts.list.from', { name: person })}</p>
        <p className={looks.quiet}>
          {date ? (
            <DayAndTime date={date} time={time} />
          ) : (
            text(isWaiting ? 'gifts.opening.chooseTime' : 'gifts.list.noTime')
          )}
        </p>
        {branchName && <p className={looks.quiet}>{branchName}</p>}
        <p className={looks.quiet}>{text('gifts.list.number', { number: `\u2066${order.number}\u2069` })}</p>
        {gift?.statusLabel && (
          <p>
            <StatusBadge label={isWaiting ? text('bookings.giftWaiting') : gift.statusLabel} color={gift.statusColor} />
          </p>
        )}
      </div>
    </li>
  );
};

const Part = ({ title, orders, children }: { title: string; orders: GiftedOrder[]; children: ReactNode }) => (
  <section className={looks.stack3}>
    <h2 className={looks.subtitle}>{title}</h2>
    {orders.length > 0 ? (
      <ul className={looks.stack2}>
        {orders.map((order) => (
          <GiftedOrderCard key={order.id} order={order} />
        ))}
      </ul>
    ) : (
      <div className={card}>{children}</div>
    )}
  </section>
);

const OwnGifts = () => {
  const text = useText();
  const [{ data, fetching }, execute] = useGiftListQuery({ context: listContext });
  if (!data && fetching) {
    return (
      <div className={looks.lists} aria-busy="true">
        <span className={looks.hidden}>{text('gifts.list.loading')}</span>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  }
  if (!data) return <FailedQuery execute={execute}>{text('gifts.list.failed')}</FailedQuery>;
  const gifts = data.giftedOrders.filter(({ gift }) => gift !== null);
  return (
    <div className={looks.lists}>
      <Part title={text('gifts.list.received')} orders={gifts.filter(({ gift }) => !gift?.isSender)}>
        <EmptyState picture="gifts">{text('gifts.list.receivedEmpty')}</EmptyState>
      </Part>
      <Part title={text('gifts.list.sent')} orders={gifts.filter(({ gift }) => gift?.isSender)}>
        <EmptyState
          icon="share-2"
          action={
            <Link to="/services" className={buttonLook.secondary.md}>
              {text('gifts.list.send')}
            </Link>
          }
        >
          {text('gifts.list.sentEmpty')}
        </EmptyState>
      </Part>
    </div>
  );
};

/** The orders that were given and received. A guest is invited to sign in. */
export const handle: PageHandle = {
  head,
  dialog: (search) => readGift(search) && 'gifts/gifted-order-dialog',
};

export const Component = () => {
  const text = useText();
  const session = useSession();
  return (
    <div className={looks.twoLists}>
      <h1 className={pageTitle}>{text('shell.nav.gifts')}</h1>
      <p className={styles.how}>
        {text('gifts.list.how')}
        <Link to="/services" className={buttonLook.secondary.md}>
          {text('gifts.list.give')}
        </Link>
      </p>
      {session && <ShownGift />}
      {session ? (
        <OwnGifts />
      ) : (
        <GuestState picture="gifts" title={text('gifts.list.guestTitle')}>
          {text('gifts.list.guest')}
        </GuestState>
      )}
    </div>
  );
};
