import type { HomeQuery } from '../../graphql/generated/operations.ts';
import { Link } from '../../routing/link.tsx';
import { listPath } from '../../routing/list-path.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './home-page.styles.ts';

type Menus = NonNullable<HomeQuery['home']['menus']>['menus'];

/** Three rows on a phone; the rest is one tap away. */
const mostCategories = 9;

/** The menus take turns, so that each of them is seen however many categories the first one has. */
const inTurns = (menus: Menus) => {
  const rounds = Math.max(0, ...menus.map(({ categories }) => categories.length));
  return Array.from({ length: rounds }, (_, round) =>
    menus.flatMap(({ id: menu, categories }) => categories.slice(round, round + 1).map((one) => ({ ...one, menu }))),
  ).flat();
};

/** The categories of all menus as pictures; each leads to its services. */
export const HomeCategories = ({ menus }: { menus: Menus }) => {
  const categories = inTurns(menus);
  return (
    <ul className={styles.categories}>
      {categories.slice(0, mostCategories).map(({ id, name, image, menu }) => (
        <li key={`${menu}.${id}`}>
          <Link to={listPath('/services', { menu, category: id })}>
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
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((place) => (
      <Skeleton key={place} shape="picture" />
    ))}
  </div>
);
