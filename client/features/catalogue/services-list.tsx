import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { MenusQuery } from '../../graphql/generated/graphql.ts';
import type { useServicesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { CategoryRows, FilterRow } from '../../lists/filter-row.tsx';
import { itemColumns } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { ServiceCard } from './service-card.tsx';
import { countWishes, type ServiceFilter, servicesPath, usualListPath } from './service-filter.ts';
import * as styles from './services-page.styles.ts';

type Menu = MenusQuery['menus']['menus'][number];

/** Menus, categories and sub-categories; each choice is a URL and starts at the first page. */
export const ServiceFilters = ({ menus, filter }: { menus: Menu[]; filter: ServiceFilter }) => {
  const text = useText();
  const { branch, menu, sort, from, to, minutes, offers } = filter;
  const kept = { branch, sort, from, to, minutes, offers };
  return (
    <div className={styles.scroller}>
      <FilterRow
        shape="tabs"
        label={text('catalogue.filter.menus')}
        all={text('catalogue.filter.all')}
        options={menus}
        chosen={menu}
        pathOf={(id) => servicesPath({ ...kept, menu: id })}
      />
      <CategoryRows
        categories={menus.filter(({ id }) => menu === null || id === menu).flatMap((each) => each.categories)}
        chosen={filter}
        pathOf={(chosen) => servicesPath({ ...kept, menu, ...chosen })}
      />
    </div>
  );
};

/** Why a list is empty, and the way out. */
const NoServices = ({ filter }: { filter: ServiceFilter }) => {
  const text = useText();
  const { branch, menu, category, page } = filter;
  const state = { picture: 'results', title: text('catalogue.empty.title') } as const;
  if (countWishes(filter) > 0) {
    return (
      <EmptyList {...state} to={usualListPath(filter)} way={text('catalogue.arrange.clear')}>
        {text('catalogue.empty.unfitBody')}
      </EmptyList>
    );
  }
  const isPart = category !== null || menu !== null || page > 1;
  const to = isPart ? servicesPath({ branch }) : '/branches';
  return (
    <EmptyList {...state} to={to} way={text(isPart ? 'content.home.allServices' : 'catalogue.empty.branches')}>
      {text('catalogue.empty.body')}
    </EmptyList>
  );
};

type ServicesListProps = {
  filter: ServiceFilter;
  branchId: string | null;
  result: ReturnType<typeof useServicesQuery>;
};

/** The cards of the asked page, or why there are none. */
export const ServicesList = ({ filter, branchId, result: [{ data, error, fetching }, execute] }: ServicesListProps) => {
  if (error && !data) return <FailedAnswer isPage error={error} execute={execute} waiting={fetching} />;
  if (!data) return <ItemGrid look={itemColumns} waitingFor={10} />;
  const { services, page } = data.services;
  if (services.length === 0) return <NoServices filter={filter} />;
  const pathOf = (number: number) => servicesPath({ ...filter, service: null, page: number });
  return (
    <ItemGrid look={itemColumns} pages={{ ...page, pathOf }} isStale={fetching}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          branchId={branchId}
          to={servicesPath({ ...filter, service: service.id })}
          priority={index === 0}
        />
      ))}
    </ItemGrid>
  );
};
