import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import type { useServicesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { NotFoundError } from '../../routing/not-found.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countWishes, noArrangement } from './arrangement.ts';
import { ItemGrid } from './item-grid.tsx';
import { ServiceCard } from './service-card.tsx';
import { isBeyondList, type ServiceFilter, servicesAddress } from './service-filter.ts';

type ServicesListProps = {
  filter: ServiceFilter;
  branchId: string | null;
  result: ReturnType<typeof useServicesQuery>;
};

const NoServices = ({ filter }: { filter: ServiceFilter }) => {
  const text = useText();
  const isFiltered = filter.category !== null || filter.menu !== null || filter.page > 1;
  if (countWishes(filter) > 0) {
    return (
      <EmptyState
        icon="sparkles"
        title={text('catalogue.empty.unfit')}
        action={
          <Link
            to={servicesAddress({ ...filter, ...noArrangement, page: 1, service: null })}
            className={buttonLook.secondary.md}
          >
            {text('catalogue.arrange.clear')}
          </Link>
        }
      >
        {text('catalogue.empty.unfitBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="sparkles"
      title={text('catalogue.empty.title')}
      action={
        <Link
          to={isFiltered ? servicesAddress({ branch: filter.branch }) : '/branches'}
          className={buttonLook.secondary.md}
        >
          {text(isFiltered ? 'catalogue.empty.showAll' : 'catalogue.empty.branches')}
        </Link>
      }
    >
      {text('catalogue.empty.body')}
    </EmptyState>
  );
};

/** The cards of the asked page, or why there are none. */
export const ServicesList = ({ filter, branchId, result: [{ data, error, fetching }, execute] }: ServicesListProps) => {
  const text = useText();
  if (error && !data) {
    const failure = failureOf(error);
    if (failure.code === 'NOT_FOUND') throw new NotFoundError();
    return (
      <FailedQuery execute={execute} waiting={fetching}>
        {textOfFailure(text, failure)}
      </FailedQuery>
    );
  }
  if (!data) return <ItemGrid isWaiting />;
  const { services, page } = data.services;
  if (isBeyondList(filter, data.services)) throw new NotFoundError();
  if (services.length === 0) return <NoServices filter={filter} />;
  const pages = {
    currentPage: page.currentPage,
    lastPage: page.lastPage,
    addressOf: (number: number) => servicesAddress({ ...filter, service: null, page: number }),
  };
  return (
    <ItemGrid pages={pages} isStale={fetching}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          branchId={branchId}
          address={servicesAddress({ ...filter, service: service.id })}
          priority={index === 0}
        />
      ))}
    </ItemGrid>
  );
};
