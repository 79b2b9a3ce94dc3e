import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import type { HeadContext, PageHandle } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import { Counter } from '../../ui/form/counter.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './shop.styles.ts';
import { type DraftLine, keyOf, useDraft } from './use-draft.ts';
import { pieceOf, useAddToCart } from './use-purchase.ts';
import { useShopItem } from './use-shop-item.ts';

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shop.draft.title' }),
  description: intl.formatMessage({ id: 'shop.draft.lead' }),
  isPrivate: true,
});

/** One thing in the draft: as it is in the shop now, else as it was when it was set aside. */
const DraftLineCard = ({ line }: { line: DraftLine }) => {
  const text = useText();
  const { setQuantity, remove } = useDraft();
  const { product, isMissing } = useShopItem(line.productId, line.soldAs);
  const { name, image } = product ?? line;
  const { add, isBusy } = useAddToCart({ id: line.productId, name }, { soldAs: line.soldAs });
  const price = product ? pieceOf(product, line.extension) : line.price;
  const size = line.extension && product?.sizes.find(({ extension }) => extension === line.extension);
  return (
    <li className={styles.line}>
      <Picture src={image} shape="thumb" className={styles.picture} />
      <div className={styles.texts}>
        <h2>
          <Link to={`/product/${line.productId}`}>{name || text('shop.product.title')}</Link>
        </h2>
        {line.extension && (
          <p>{size ? text('shop.millilitres', { count: size.millilitres }) : <bdi>{line.extension}</bdi>}</p>
        )}
        {isMissing ? (
          <p className={styles.gone}>{text('shop.product.gone')}</p>
        ) : (
          <>
            <Counter
              count={line.quantity}
              onChange={(quantity) => setQuantity(keyOf(line), quantity)}
              label={text('shop.quantity', { name })}
              fewerLabel={text('shop.fewer')}
              moreLabel={text('shop.more')}
            />
            <Button waiting={isBusy} waitingLabel={text('shop.buy.adding')} onClick={() => add(line)}>
              {text('shop.buy.add')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.end}>
        {!isMissing && <Amount amount={price * line.quantity} label={text('shell.riyal')} className={looks.strong} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={text('shop.remove', { name })}
          onClick={() => remove(keyOf(line))}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
};

const Draft = () => {
  const text = useText();
  const { lines } = useDraft();
  const empty = (
    <EmptyList
      picture="saved"
      title={text('shop.draft.empty.title')}
      to="/shop/products"
      way={text('shop.draft.toShop')}
    >
      {text('shop.draft.empty.body')}
    </EmptyList>
  );
  // Until its scripts run the page does not know. Without scripts nothing can be set aside.
  if (lines === null) {
    return (
      <>
        <div className={looks.scripted}>
          <Waiting />
        </div>
        <div className={looks.unscripted}>{empty}</div>
      </>
    );
  }
  if (lines.length === 0) return empty;
  return (
    <>
      <ul className={looks.column3}>
        {lines.map((line) => (
          <DraftLineCard key={keyOf(line)} line={line} />
        ))}
      </ul>
      <div className={styles.buy}>
        <p>{text('shop.draft.note')}</p>
        <Link to="/shop/products" className={buttonLook.secondary.lg}>
          {text('shop.draft.toShop')}
        </Link>
      </div>
    </>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  return (
    <>
      <PageTop
        title={text('shop.draft.title')}
        lead={text('shop.draft.lead')}
        note={<BlockedCookies>{text('shop.draft.blocked')}</BlockedCookies>}
      />
      <Draft />
    </>
  );
};
