import type { MenusQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { type ServiceFilter, servicesPath } from './service-filter.ts';
import * as styles from './service-filters.styles.ts';

type Menu = MenusQuery['menus']['menus'][number];

/** Menus, categories and sub-categories; each choice is a URL and starts at the first page. */
export const ServiceFilters = ({ menus, filter }: { menus: Menu[]; filter: ServiceFilter }) => {
  const text = useText();
  const { branch, menu, category, sub, sort, from, to, minutes, offers } = filter;
  const kept = { branch, sort, from, to, minutes, offers };
  const all = text('catalogue.filter.all');
  const categories = menus.filter(({ id }) => menu === null || id === menu).flatMap((each) => each.categories);
  const subCategories = categories.find(({ id }) => id === category)?.subCategories ?? [];
  return (
    <div className={styles.scroller} data-row="">
      <FilterRow
        shape="tabs"
        label={text('catalogue.filter.menus')}
        all={all}
        options={menus}
        chosen={menu}
        pathOf={(id) => servicesPath({ ...kept, menu: id })}
      />
      <FilterRow
        label={text('catalogue.filter.categories')}
        all={all}
        options={categories}
        chosen={category}
        pathOf={(id) => servicesPath({ ...kept, menu, category: id })}
      >
        <FilterRow
          shape="smallChips"
          label={text('catalogue.filter.subCategories')}
          all={all}
          options={subCategories}
          chosen={sub}
          pathOf={(id) => servicesPath({ ...kept, menu, category, sub: id })}
        />
      </FilterRow>
    </div>
  );
};
