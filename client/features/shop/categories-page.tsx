import type { LoaderFunctionArgs } from 'react-router';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { ShopMenusDocument } from '../../graphql/generated/graphql.ts';
import { useShopMenusQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import * as styles from './shop.styles.ts';
import { shopPath } from './shop-filters.ts';

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(ShopMenusDocument, {})).error);

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shop.categories.title' }),
  description: intl.formatMessage({ id: 'shop.categories.description' }),
});

const Categories = () => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useShopMenusQuery({});
  if (error && !data) return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  if (!data) return <Waiting look={styles.categories} shape="picture" count={3} />;
  const categories = data.shopMenus.menus.flatMap((menu) => menu.categories);
  if (categories.length === 0) return <EmptyState icon="store">{text('shop.categories.empty')}</EmptyState>;
  return (
    <ul className={styles.categories}>
      {categories.map(({ id, name, image, subCategories }, index) => (
        <li key={id}>
          <h2>
            <Link to={shopPath({ category: id })}>
              <Picture src={image} priority={index === 0} />
              <span>{name}</span>
            </Link>
          </h2>
          {subCategories.length > 1 && (
            <ul>
              {subCategories.map((sub) => (
                <li key={sub.id}>
                  <Link to={shopPath({ category: id, sub: sub.id })}>{sub.name}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  return (
    <>
      <PageTop title={text('shop.categories.title')} lead={text('shop.categories.description')} />
      <Categories />
    </>
  );
};
