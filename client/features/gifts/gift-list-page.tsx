import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { type BookingRowFragment, GiftedOrderDocument, GiftListDocument } from '../../graphql/generated/graphql.ts';
import { useGiftedOrderQuery, useGiftListQuery } from '../../graphql/generated/hooks.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { EntryCard } from '../../lists/entry-card.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { giftPath, readGift } from '../../routing/gift-path.ts';
import { DialogLink, Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { stretched } from '../../ui/card.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { GuestState } from '../session/public.ts';
import { giftedOrderDialog, ofGifts } from './dialogs.ts';
import * as styles from './gifted-order.styles.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  if (!(await isSignedIn(context))) return null;
  const { client, search } = context;
  const id = readGift(search);
  const [list] = await Promise.all([
    client.query(GiftListDocument, {}, ofGifts),
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

/** One given order: its name, its sender or receiver, its time and its state. */
const GiftCard = ({ order }: { order: BookingRowFragment }) => {
  const text = useText();
  const { gift, date, time, branchName, products } = order;
  const isWaiting = gift?.isSender === false && !gift.isCompleted && date === null;
  const names = products.map((product) => product.name).join(text('shell.comma'));
  const name = `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone')}\u2069`;
  return (
    <EntryCard
      image={products[0]?.image ?? null}
      name={
        <DialogLink to={giftPath(gift?.id ?? '')} dialog={giftedOrderDialog} className={stretched}>
          {names || text('gifts.show.title')}
        </DialogLink>
      }
    >
      <p>{text(gift?.isSender ? 'bookings.giftTo' : 'gifts.opening.from', { name })}</p>
      <p>{date ? <DayAndTime date={date} time={time} /> : text(isWaiting ? 'cart.chooseTime' : 'gifts.list.noTime')}</p>
      {branchName && <p>{branchName}</p>}
      <p>{text('gifts.list.number', { number: `\u2066${order.number}\u2069` })}</p>
      {gift?.statusLabel && (
        <p>
          <StatusBadge label={isWaiting ? text('bookings.giftWaiting') : gift.statusLabel} color={gift.statusColor} />
        </p>
      )}
    </EntryCard>
  );
};

const sides = [
  { isSender: false, title: 'gifts.list.received', empty: 'gifts.list.receivedEmpty', picture: 'gifts' },
  { isSender: true, title: 'gifts.list.sent', empty: 'gifts.list.sentEmpty', icon: 'share-2' },
] as const;

const OwnGifts = () => {
  const text = useText();
  const query = useGiftListQuery({ context: ofGifts });
  return (
    <Answered query={query} waiting={<Waiting look={looks.lists} count={2} />} failed={text('gifts.list.failed')}>
      {({ giftedOrders }) => (
        <div className={looks.lists}>
          {sides.map(({ isSender, title, empty, ...sign }) => {
            const orders = giftedOrders.filter(({ gift }) => gift?.isSender === isSender);
            return (
              <section key={title} className={looks.stack3}>
                <h2 className={looks.subtitle}>{text(title)}</h2>
                <ul className={looks.stack2}>
                  {orders.map((order) => (
                    <GiftCard key={order.id} order={order} />
                  ))}
                </ul>
                {orders.length === 0 && <EmptyState {...sign}>{text(empty)}</EmptyState>}
              </section>
            );
          })}
        </div>
      )}
    </Answered>
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
