import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { Counter } from '../../ui/form/counter.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import type { DraftLine } from './draft.ts';
import { pieceOf } from './purchase-rules.ts';
import * as styles from './shop.styles.ts';
import { useShopItem } from './use-shop-item.ts';

type DraftLineProps = {
  line: DraftLine;
  /** Why the cart did not take it, in the provider's words if it gave some. */
  refusal: string | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One thing in the draft: as it is in the shop now, else as it was when it was set aside. */
export const DraftLineCard = ({ line, refusal, onQuantity, onRemove }: DraftLineProps) => {
  const text = useText();
  const { product, isMissing } = useShopItem(line.productId, line.soldAs);
  const { name, image } = product ?? line;
  const price = product ? pieceOf(product, line.extension).amount : line.price;
  const size = line.extension && product?.sizes.find(({ extension }) => extension === line.extension);
  return (
    <li className={styles.line}>
      <Picture src={image} shape="thumb" travels className={styles.picture} />
      <div className={styles.texts}>
        <h2>
          <Link to={`/product/${line.productId}`}>{name || text('shop.product.title')}</Link>
        </h2>
        {line.extension && (
          <p>{size ? text('cart.millilitres', { count: size.millilitres }) : <bdi>{line.extension}</bdi>}</p>
        )}
        {isMissing ? (
          <p className={styles.gone}>{text('shop.draft.gone')}</p>
        ) : (
          <Counter
            count={line.quantity}
            onChange={onQuantity}
            label={text('cart.quantity', { name })}
            fewerLabel={text('cart.fewer')}
            moreLabel={text('cart.more')}
          />
        )}
        {refusal && (
          <p className={styles.refusal}>
            <Icon name="circle-alert" />
            <bdi>{refusal}</bdi>
          </p>
        )}
      </div>
      <div className={styles.end}>
        {!isMissing && <Amount amount={price * line.quantity} label={text('shell.riyal')} className={looks.strong} />}
        <button type="button" className={styles.remove} aria-label={text('cart.remove', { name })} onClick={onRemove}>
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
};
