import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import type { useServicesQuery } from '../../graphql/generated/operations.ts';
import { itemColumns } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { NotFoundError } from '../../routing/page.ts';
import { ServiceCard } from './service-card.tsx';
import { isBeyondList, type ServiceFilter, servicesPath } from './service-filter.ts';

const noServices = lazyPart(() => import('./no-services.tsx'));

type ServicesListProps = {
  filter: ServiceFilter;
  branchId: string | null;
  result: ReturnType<typeof useServicesQuery>;
};

/** The cards of the asked page, or why there are none. */
export const ServicesList = ({ filter, branchId, result: [{ data, error, fetching }, execute] }: ServicesListProps) => {
  if (error && !data) {
    if (failureOf(error).code === 'NOT_FOUND') throw new NotFoundError();
    return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  }
  if (!data) return <ItemGrid look={itemColumns} waitingFor={10} />;
  const { services, page } = data.services;
  if (isBeyondList(filter, data.services)) throw new NotFoundError();
  if (services.length === 0) return <noServices.View filter={filter} />;
  const pages = {
    currentPage: page.currentPage,
    lastPage: page.lastPage,
    pathOf: (number: number) => servicesPath({ ...filter, service: null, page: number }),
  };
  return (
    <ItemGrid look={itemColumns} pages={pages} isStale={fetching}>
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
