import { useMemo } from 'react';
import { statusOfFailure } from '../../graphql/failure.ts';
import {
  BranchListDocument,
  MenusDocument,
  ServicesDocument,
  useBranchListQuery,
  useMenusQuery,
  useServicesQuery,
} from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';
import { BranchChoice } from './branch-choice.tsx';
import { readServiceFilter, type ServiceFilter, servicesAddress, servicesFilter } from './service-filter.ts';
import { ServiceFilters, WaitingFilters } from './service-filters.tsx';
import { ServicesList } from './services-list.tsx';

const menuVariables = ({ branch }: ServiceFilter) => ({ filter: { branchId: branch } });

const prefetchServices = async (client: PageContext['client'], filter: ServiceFilter) => {
  const { data, error } = await client.query(MenusDocument, menuVariables(filter));
  const status = statusOfFailure(error);
  if (status?.status === 404) return status;
  const services = await client.query(ServicesDocument, { filter: servicesFilter(filter, data?.menus) });
  return statusOfFailure(services.error);
};

/** Menus first, because they steer the services; the branches at the same time. Three calls of the provider. */
export const prefetch = async ({ client, search }: PageContext) => {
  const services = prefetchServices(client, readServiceFilter(search));
  await client.query(BranchListDocument, {});
  return services;
};

export const head = ({ intl, client, search }: HeadContext) => {
  const filter = readServiceFilter(search);
  const title = intl.formatMessage({ id: 'catalogue.services.title' });
  const menus = readCached(client, MenusDocument, menuVariables(filter))?.menus.menus ?? [];
  const category = menus.flatMap(({ categories }) => categories).find(({ id }) => id === filter.category);
  return {
    title: category ? `${category.name} · ${title}` : title,
    description: intl.formatMessage({ id: 'catalogue.services.description' }),
    canonicalPath: servicesAddress(filter),
  };
};

export const Page = () => {
  const text = useText();
  const { search } = usePage();
  const filter = useMemo(() => readServiceFilter(search), [search]);
  const [branches] = useBranchListQuery({});
  const [menus] = useMenusQuery({ variables: menuVariables(filter) });
  const list = menus.data?.menus;
  const services = useServicesQuery({
    variables: { filter: servicesFilter(filter, list) },
    pause: !list && !menus.error,
  });
  const branchId = filter.branch ?? list?.branchId ?? null;
  const total = services[0].data?.services.page.total;
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('catalogue.services.title')}</h1>
          <p>{total === undefined ? '' : text('catalogue.services.total', { count: total })}</p>
        </div>
        {branches.data && branches.data.branches.length > 1 && (
          <BranchChoice branches={branches.data.branches} chosen={branchId} />
        )}
      </div>
      {list ? <ServiceFilters menus={list.menus} filter={filter} /> : !menus.error && <WaitingFilters />}
      <ServicesList filter={filter} branchId={branchId} result={services} />
    </>
  );
};
