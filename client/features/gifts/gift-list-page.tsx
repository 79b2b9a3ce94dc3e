import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { type BookingRowFragment, GiftedOrderDocument, GiftListDocument } from '../../graphql/generated/graphql.ts';
import { useGiftedOrderQuery, useGiftListQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { readGift } from '../../routing/gift-path.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { card } from '../../ui/card.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { GuestState } from '../session/public.ts';
import { giftedOrderDialog, ofGifts } from './dialogs.ts';
import * as styles from './gifted-order.styles.ts';
import { GiftedOrderCard } from './gifted-order-card.tsx';

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

const Part = ({ title, orders, children }: { title: string; orders: BookingRowFragment[]; children: ReactNode }) => (
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
  const query = useGiftListQuery({ context: ofGifts });
  const ofSender = (orders: BookingRowFragment[], isSender: boolean) =>
    orders.filter(({ gift }) => gift?.isSender === isSender);
  return (
    <Answered query={query} waiting={<Waiting look={looks.lists} count={2} />} failed={text('gifts.list.failed')}>
      {({ giftedOrders }) => (
        <div className={looks.lists}>
          <Part title={text('gifts.list.received')} orders={ofSender(giftedOrders, false)}>
            <EmptyState picture="gifts">{text('gifts.list.receivedEmpty')}</EmptyState>
          </Part>
          <Part title={text('gifts.list.sent')} orders={ofSender(giftedOrders, true)}>
            <EmptyList icon="share-2" to="/services" way={text('gifts.list.give')}>
              {text('gifts.list.sentEmpty')}
            </EmptyList>
          </Part>
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
