import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shop.draft.title' }),
  description: intl.formatMessage({ id: 'shop.draft.description' }),
  isPrivate: true,
});

export const Page = () => {
  const text = useText();
  return (
    <>
      <div className={pageTop}>
        <h1>{text('shop.draft.title')}</h1>
      </div>
      <EmptyState
        icon="shopping-bag"
        title={text('shop.draft.empty.title')}
        action={
          <Link to="/shop/products" className={buttonLook.primary.md}>
            {text('shop.draft.toShop')}
          </Link>
        }
      >
        {text('shop.draft.empty.body')}
      </EmptyState>
    </>
  );
};
