import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { revealCurrent, revealFocused } from '../ui/reveal.ts';
import * as styles from './list-links.styles.ts';

type FilterRowProps = {
  label: string;
  /** Names the choice that takes everything. */
  all: string;
  options: readonly { id: string; name: string }[];
  chosen: string | null;
  pathOf: (id: string | null) => string;
  shape?: 'tabs' | 'chips' | 'smallChips';
  /** The row of the chosen one's parts. On a phone it stands in line, so that nothing below moves. */
  children?: ReactNode;
};

/** A filter as a row of links, which works without JavaScript; nothing when there is no choice. */
export const FilterRow = (props: FilterRowProps) => {
  const { label, all, options, chosen, pathOf, shape = 'chips', children } = props;
  if (options.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.rows[shape]} ref={revealCurrent} onFocus={revealFocused}>
        {[{ id: null, name: all }, ...options].map(({ id, name }) => (
          <li key={id}>
            <Link to={pathOf(id)} keepScroll aria-current={id === chosen ? 'true' : undefined}>
              {name}
            </Link>
            {id && id === chosen && children}
          </li>
        ))}
      </ul>
    </nav>
  );
};

type CategoryRowsProps = {
  categories: readonly { id: string; name: string; subCategories: readonly { id: string; name: string }[] }[];
  chosen: { category: string | null; sub: string | null };
  pathOf: (chosen: { category: string | null; sub?: string | null }) => string;
};

/** The categories of a list, and in line with the chosen one its own parts. */
export const CategoryRows = ({ categories, chosen: { category, sub }, pathOf }: CategoryRowsProps) => {
  const text = useText();
  const all = text('catalogue.filter.all');
  return (
    <FilterRow
      label={text('catalogue.filter.categories')}
      all={all}
      options={categories}
      chosen={category}
      pathOf={(id) => pathOf({ category: id })}
    >
      <FilterRow
        shape="smallChips"
        label={text('catalogue.filter.subCategories')}
        all={all}
        options={categories.find(({ id }) => id === category)?.subCategories ?? []}
        chosen={sub}
        pathOf={(id) => pathOf({ category, sub: id })}
      />
    </FilterRow>
  );
};
