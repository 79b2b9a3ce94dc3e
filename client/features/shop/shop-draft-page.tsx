import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTop } from '../../ui/page-top.styles.ts';
import { keyOf } from './draft.ts';
import { DraftLineCard } from './draft-line.tsx';
import * as styles from './shop.styles.ts';
import { useBuyDraft } from './use-buy-draft.ts';
import { useDraft } from './use-draft.ts';

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shop.draft.title' }),
  description: intl.formatMessage({ id: 'shop.draft.description' }),
  isPrivate: true,
});

const EmptyDraft = () => {
  const text = useText();
  return (
    <EmptyState
      picture="saved"
      title={text('shop.draft.empty.title')}
      action={
        <Link to="/shop/products" className={buttonLook.primary.md}>
          {text('shop.draft.toShop')}
        </Link>
      }
    >
      {text('shop.draft.empty.body')}
    </EmptyState>
  );
};

const Draft = () => {
  const text = useText();
  const draft = useDraft();
  const { buy, isBusy, refusals } = useBuyDraft(draft);
  const { lines } = draft;
  // The page without scripts, and until they run, does not know.
  if (lines === null) return <Skeleton shape="card" />;
  if (lines.length === 0) return <EmptyDraft />;
  return (
    <>
      <ul className={looks.column3} aria-busy={isBusy || undefined}>
        {lines.map((line) => (
          <DraftLineCard
            key={keyOf(line)}
            line={line}
            refusal={refusals.get(keyOf(line)) ?? null}
            onQuantity={(quantity) => draft.setQuantity(keyOf(line), quantity)}
            onRemove={() => draft.remove(keyOf(line))}
          />
        ))}
      </ul>
      <div className={styles.buy}>
        <p>{text('shop.draft.note')}</p>
        <Link to="/shop/products" className={buttonLook.secondary.lg}>
          {text('shop.draft.toShop')}
        </Link>
        <Button size="lg" icon="shopping-bag" waiting={isBusy} waitingLabel={text('shop.buy.adding')} onClick={buy}>
          {text('shop.draft.buy')}
        </Button>
      </div>
    </>
  );
};

export const Page = () => {
  const text = useText();
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('shop.draft.title')}</h1>
          <p>{text('shop.draft.lead')}</p>
          <BlockedCookies>{text('shop.draft.blocked')}</BlockedCookies>
        </div>
      </div>
      <Draft />
    </>
  );
};
