import type { LoaderFunctionArgs } from 'react-router';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { CatalogueEntryDocument, type CatalogueEntryQuery } from '../../graphql/generated/graphql.ts';
import { useCatalogueEntryQuery } from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { durationText } from '../../i18n/duration.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemPrice } from '../../lists/item-price.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { readId } from '../../routing/list-path.ts';
import {
  gone,
  type HeadContext,
  headOfItem,
  NotFoundError,
  outcomeOf,
  type PageHandle,
  pageOf,
  unknown,
  usePage,
} from '../../routing/page.ts';
import { useViewedItem } from '../../tracking/tracked-items.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { serviceDialog } from '../appointments/public.ts';
import * as styles from './product-page.styles.ts';
import { AddButton, PurchaseChoices, PurchaseTotal, SetAsideButton } from './purchase-parts.tsx';
import { type Buyable, usePurchase } from './use-purchase.ts';

const wellFormed = /^[A-Za-z0-9_-]+$/;

/** The product that a URL names: `/product/12copy` and `/product/12 copy` are the same page as `/product/12`. */
export const productIdOf = (param: string | undefined): string => (param ?? '').replace(/(?<=.) ?copy$/, '');

type Item = NonNullable<CatalogueEntryQuery['catalogueItem']>;

export const loader = async (args: LoaderFunctionArgs) => {
  const { client, params } = pageOf(args);
  if (!wellFormed.test(productIdOf(params.id))) throw unknown();
  const { data, error } = await client.query(CatalogueEntryDocument, { id: productIdOf(params.id) });
  if (data && !data.catalogueItem && !error) throw gone();
  return outcomeOf(error);
};

const head = ({ intl, client, params }: HeadContext) => {
  const id = productIdOf(params.id);
  const item = readCached(client, CatalogueEntryDocument, { id })?.catalogueItem;
  const title = item?.name || intl.formatMessage({ id: 'shop.product.title' });
  return { ...(item && headOfItem(item)), title, canonicalPath: `/product/${id}` };
};

const Facts = ({ item }: { item: Item }) => {
  const text = useText();
  const minutes = item.__typename === 'Service' ? item.durationMinutes : null;
  return (
    <p className={styles.facts}>
      <ItemPrice item={item} withVat />
      {minutes && (
        <span>
          <Icon name="clock" />
          {durationText(text, minutes)}
        </span>
      )}
    </p>
  );
};

/** Books a treatment through its dialog. */
const ServiceActions = ({ serviceId, branchId }: { serviceId: string; branchId: string | null }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(serviceDialog);
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="lg"
          aria-haspopup="dialog"
          onClick={() => dialogs.open(serviceDialog, { serviceId, branchId })}
          onPointerEnter={warm}
          onFocus={warm}
        >
          {text('shop.product.book')}
        </Button>
      </div>
      <ul className={styles.trust}>
        <li>
          <Icon name="shield-check" />
          {text('shop.product.trust')}
        </li>
        <li>
          <Icon name="circle-check" />
          {text('shop.product.confirmed')}
        </li>
      </ul>
    </>
  );
};

/** Chooses size and number of a retail product, or the number of gift cards, and puts them into the cart. */
const RetailActions = ({ product }: { product: Buyable }) => {
  const soldAs = product.isGiftCard ? 'GIFT_CARD' : 'PRODUCT';
  const purchase = usePurchase(product, { soldAs });
  return (
    <div className={styles.purchase}>
      <PurchaseChoices product={product} purchase={purchase} />
      <PurchaseTotal purchase={purchase} />
      <div className={styles.actions}>
        <AddButton product={product} purchase={purchase} />
        <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} />
      </div>
    </div>
  );
};

const Product = ({ item }: { item: Item }) => {
  const text = useText();
  const { search } = usePage();
  const isService = item.__typename === 'Service';
  useViewedItem(item);
  return (
    <>
      <Link to={isService ? '/services' : '/shop/products'} className={looks.quietAction}>
        <Icon name="chevron-left" />
        {text(isService ? 'content.home.allServices' : 'shop.product.backToShop')}
      </Link>
      <div className={styles.product} data-picture="">
        <Picture
          src={isService ? item.detailImage : item.image}
          shape={'isGiftCard' in item && item.isGiftCard ? 'card' : 'wide'}
          priority
          className={styles.picture}
        />
        <div className={styles.texts}>
          <h1>{item.name}</h1>
          <Facts item={item} />
          {item.description && <p className={looks.description}>{item.description}</p>}
          {'sizes' in item ? (
            <RetailActions product={item} />
          ) : (
            <ServiceActions serviceId={item.id} branchId={readId(search, 'branch')} />
          )}
        </div>
      </div>
    </>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const { params } = usePage();
  const text = useText();
  const [{ data, error, fetching }, execute] = useCatalogueEntryQuery({ variables: { id: productIdOf(params.id) } });
  if (error && !data?.catalogueItem) {
    return (
      <>
        <h1 className={looks.hidden}>{text('shop.product.title')}</h1>
        <FailedAnswer isPage error={error} execute={execute} waiting={fetching} />
      </>
    );
  }
  if (!data) return <Waiting look={styles.product} shape="picture" count={2} />;
  if (!data.catalogueItem) throw new NotFoundError();
  return <Product item={data.catalogueItem} />;
};
