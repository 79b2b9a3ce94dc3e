import type { HomeQuery } from '../../graphql/generated/operations.ts';
import { Link } from '../../routing/link.tsx';
import { listAddress } from '../../routing/list-address.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './home-page.styles.ts';

type Menus = NonNullable<HomeQuery['home']['menus']>['menus'];

/** Two rows on a phone, one on a wide screen; the rest is one tap away. */
const mostCategories = 6;

/** The categories of all menus as pictures; each leads to its services. */
export const HomeCategories = ({ menus }: { menus: Menus }) => {
  const categories = menus.flatMap(({ id: menu, categories }) => categories.map((category) => ({ ...category, menu })));
  return (
    <ul className={styles.categories}>
      {categories.slice(0, mostCategories).map(({ id, name, image, menu }) => (
        <li key={`${menu}.${id}`}>
          <Link to={listAddress('/services', { menu, category: id })}>
            <Picture src={image} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const WaitingCategories = () => (
  <div className={styles.categories} aria-busy="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
      <Skeleton key={place} shape="picture" />
    ))}
  </div>
);
