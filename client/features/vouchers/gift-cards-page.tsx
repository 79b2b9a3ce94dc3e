import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { GiftCardsOnSaleDocument, MyGiftCardsDocument } from '../../graphql/generated/graphql.ts';
import { useGiftCardsOnSaleQuery, useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { giftCardTiles } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { Link } from '../../routing/link.tsx';
import { listPath, readId } from '../../routing/list-path.ts';
import { useOpenOverPage } from '../../routing/open-over-page.ts';
import { type Head, type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { signInPath } from '../../session/wanted-action.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { headOfProduct, loadShownProduct, ProductArrival } from '../shop/public.ts';
import { OwnCards } from './gift-card-parts.tsx';
import * as styles from './gift-cards-page.styles.ts';

const pagePath = '/gift-cards';

const readCard = (search: URLSearchParams) => readId(search, 'product');

/** The cards on sale, a signed-in customer's own, and the one of the URL. */
export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  const { client, search } = context;
  const readOwn = async () => {
    if (await isSignedIn(context)) await client.query(MyGiftCardsDocument, {});
  };
  const [onSale] = await Promise.all([
    client.query(GiftCardsOnSaleDocument, {}),
    loadShownProduct(context, readCard(search), 'GIFT_CARD'),
    readOwn(),
  ]);
  return outcomeOf(onSale.error);
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('product');

const head = (context: HeadContext): Head => {
  const { intl, search } = context;
  return (
    headOfProduct(context, readCard(search), 'GIFT_CARD') ?? {
      title: intl.formatMessage({ id: 'vouchers.shop.headTitle' }),
      description: intl.formatMessage({ id: 'vouchers.shop.description' }),
      canonicalPath: pagePath,
      image: '/images/gift-card.png',
    }
  );
};

const steps = [
  [1, 'ticket'],
  [2, 'wallet'],
  [3, 'shopping-bag'],
] as const;

const ownCards = '/dashboard/gift-cards';

const cardsId = 'cards';

/** The way to the customer's own cards; a guest signs in first. */
const OwnCardsLink = () => {
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  return (
    <Link
      keepScroll
      to={session ? ownCards : signInPath(pagePath, localePath(locale, ownCards))}
      className={buttonLook.secondary.lg}
    >
      {text(session ? 'vouchers.mine.title' : 'vouchers.shop.signIn')}
    </Link>
  );
};

/** The gift cards that the shop sells, or why there are none. */
const CardsOnSale = () => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  return (
    <Answered query={useGiftCardsOnSaleQuery({})} waiting={<ItemGrid look={giftCardTiles} waitingFor={10} />}>
      {({ giftCardsOnSale: cards }) =>
        cards.length > 0 ? (
          <ItemGrid look={giftCardTiles}>
            {cards.map((card, index) => (
              <ItemCard
                key={card.id}
                to={`/product/${card.id}`}
                item={card}
                action={text('vouchers.shop.choose')}
                onOpen={() => openOverPage(listPath(pagePath, { product: card.id }))}
                heading="h3"
                shape="card"
                priority={index === 0}
              />
            ))}
          </ItemGrid>
        ) : (
          <EmptyState icon="gift">{text('vouchers.shop.none')}</EmptyState>
        )
      }
    </Answered>
  );
};

const mostShown = 4;

/** The customer's own cards beside cards on sale; nothing while there are none, and a failure leaves the rest alone. */
const OwnCardsBeside = () => {
  const text = useText();
  const [{ data }] = useMyGiftCardsQuery({});
  const cards = data?.giftCards.slice(0, mostShown) ?? [];
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className={looks.heading}>{text('vouchers.mine.title')}</h2>
      <OwnCards cards={cards} look={looks.column3} />
    </section>
  );
};

export const handle: PageHandle = {
  head,
  shown: (page) => loadShownProduct(page, readCard(page.search), 'GIFT_CARD'),
  dialog: (search) => readCard(search) && 'shop/shop-dialog',
};

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const session = useSession();
  const [{ data: onSale }] = useGiftCardsOnSaleQuery({});
  const wanted = readCard(search);
  return (
    <>
      <ProductArrival
        productId={wanted}
        soldAs="GIFT_CARD"
        under={pagePath}
        listed={onSale?.giftCardsOnSale.find(({ id }) => id === wanted)}
      />
      <div className={styles.opening}>
        <img src="/images/gift-card.svg" alt="" width={800} height={500} fetchPriority="high" />
        <div>
          <h1>{text('shell.nav.giftCards')}</h1>
          <p>{text('vouchers.shop.lead')}</p>
          <div className={styles.actions}>
            <a href={`#${cardsId}`} className={buttonLook.primary.lg}>
              {text('vouchers.shop.onSale')}
            </a>
            <OwnCardsLink />
          </div>
        </div>
      </div>
      <div className={session ? styles.beside : undefined}>
        <section className={session ? undefined : styles.onSale}>
          <h2 id={cardsId} className={looks.heading}>
            {text('vouchers.shop.onSale')}
          </h2>
          <CardsOnSale />
        </section>
        {session && <OwnCardsBeside />}
      </div>
      <p className={styles.treatment}>
        {text('vouchers.shop.giveTreatment')}
        <Link to="/services" className={buttonLook.secondary.md}>
          {text('vouchers.shop.treatments')}
        </Link>
      </p>
      <h2 className={looks.heading}>{text('vouchers.shop.how')}</h2>
      <ol className={styles.steps}>
        {steps.map(([step, icon]) => (
          <li key={step}>
            <Icon name={icon} />
            <h3>{text(`vouchers.shop.step${step}.title`)}</h3>
            <p>{text(`vouchers.shop.step${step}.body`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
};
