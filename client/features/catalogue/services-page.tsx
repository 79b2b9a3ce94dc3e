import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import {
  BookedServiceDocument,
  BranchListDocument,
  MenusDocument,
  ServicesDocument,
} from '../../graphql/generated/graphql.ts';
import {
  useBookedServiceQuery,
  useBranchListQuery,
  useMenusQuery,
  useServicesQuery,
} from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { categoryIn, namesOfCategory, namesWhatMenusHave } from '../../routing/menus.ts';
import {
  gone,
  type HeadContext,
  headOfItem,
  outcomeOf,
  type PageContext,
  type PageHandle,
  pageOf,
  usePage,
} from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { BranchChoice } from '../branches/public.ts';
import { ServiceArrangement } from './service-arrangement.tsx';
import {
  canonicalServicesPath,
  countWishes,
  isBeyondList,
  namesWhatExists,
  readServiceFilter,
  type ServiceFilter,
  servicesFilter,
  servicesPath,
} from './service-filter.ts';
import { ServiceFilters, ServicesList } from './services-list.tsx';
import * as styles from './services-page.styles.ts';

const menuVariables = (branchId: string | null) => ({ filter: { branchId } });

const branchVariables = (id: string | null | undefined) => ({ ids: id ? [id] : [] });

const loadServices = async (client: PageContext['client'], filter: ServiceFilter) => {
  const { data, error } = await client.query(MenusDocument, menuVariables(filter.branch));
  outcomeOf(error);
  const [services] = await Promise.all([
    client.query(ServicesDocument, { filter: servicesFilter(filter, data?.menus) }),
    // The branch that the provider chose is named too.
    filter.branch === null && client.query(BranchListDocument, branchVariables(data?.menus.branchId)),
  ]);
  const list = services.data?.services;
  if (list && isBeyondList(filter, list)) throw gone();
  return outcomeOf(services.error);
};

/** The filter of the URL; the branch that was chosen earlier stands in for one that it does not name. */
const filterOf = ({ search, branch }: Pick<PageContext, 'search' | 'branch'>): ServiceFilter => {
  const filter = readServiceFilter(search);
  return { ...filter, branch: filter.branch ?? branch };
};

/** Asks for the treatment whose dialog lies over the list. An unknown one is not found. */
const shown = async ({ client, search }: PageContext) => {
  const { service: id } = readServiceFilter(search);
  if (id === null) return null;
  const { data, error } = await client.query(BookedServiceDocument, { id });
  if (data && !data.catalogueItem && !error) throw gone();
  return outcomeOf(error);
};

/** Menus first, because they steer the services; the rest at the same time. Three calls of the provider, four with a dialog. */
export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  const { client } = context;
  const filter = filterOf(context);
  const [list, , named] = await Promise.all([
    loadServices(client, filter),
    shown(context),
    filter.branch === null ? null : client.query(BranchListDocument, branchVariables(filter.branch)),
  ]);
  const menus = readCached(client, MenusDocument, menuVariables(filter.branch))?.menus.menus;
  if (!namesWhatExists(filter, menus, named?.data)) throw gone();
  return list;
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('service');

const head = (context: HeadContext) => {
  const { intl, client, search } = context;
  const filter = readServiceFilter(search);
  const item = filter.service && readCached(client, BookedServiceDocument, { id: filter.service })?.catalogueItem;
  if (item) return headOfItem(item);
  const list = readCached(client, MenusDocument, menuVariables(filterOf(context).branch))?.menus;
  const names = namesOfCategory(categoryIn(list?.menus, filter.category), filter.sub);
  const description = intl.formatMessage({ id: 'catalogue.services.description' });
  return {
    title: names ?? intl.formatMessage({ id: 'catalogue.services.headTitle' }),
    description: names ? `${names}. ${description}` : description,
    canonicalPath: canonicalServicesPath(filter),
    cities: readCached(
      client,
      BranchListDocument,
      branchVariables(filterOf(context).branch ?? list?.branchId),
    )?.branchPage.cities.map(({ name }) => name),
    page: filter.page,
    isPrivate: !namesWhatMenusHave(filter, list?.menus),
  };
};

/** Writes the branch that was chosen earlier into the URL, so that a shared link shows the same. */
const useWholePath = (named: string | null, filter: ServiceFilter) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const path = named === null && filter.branch !== null ? servicesPath(filter) : null;
  useEffect(() => {
    if (path) navigate(path, { replace: true, preventScrollReset: true, state });
  }, [path, navigate, state]);
};

export const handle: PageHandle = {
  head,
  shown,
  dialog: (search) => readServiceFilter(search).service && 'appointments/service-dialog',
};

export const Component = () => {
  const text = useText();
  const { search, branch } = usePage();
  const filter = filterOf({ search, branch });
  useWholePath(search.get('branch'), filter);
  const [menus] = useMenusQuery({ variables: menuVariables(filter.branch) });
  const list = menus.data?.menus;
  const services = useServicesQuery({
    variables: { filter: servicesFilter(filter, list) },
    pause: !list && !menus.error,
  });
  const branchId = filter.branch ?? list?.branchId ?? null;
  const [{ data: branches }] = useBranchListQuery({
    variables: branchVariables(branchId),
    pause: !branchId && !list && !menus.error,
  });
  const answer = services[0].data?.services;
  const [{ data: shown }] = useBookedServiceQuery({
    variables: { id: filter.service ?? '' },
    pause: filter.service === null,
  });
  const known = answer?.services.find(({ id }) => id === filter.service);
  const total = answer?.page.total;
  return (
    <>
      <UrlDialog
        id={filter.service}
        definition={serviceDialog}
        props={{ serviceId: filter.service ?? '', branchId, known }}
        under={servicesPath({ ...filter, service: null })}
        isThere={Boolean(shown?.catalogueItem)}
      />
      <div className={styles.top}>
        <div>
          <h1>{text('shell.nav.services')}</h1>
          <p>{total === undefined ? '' : text('catalogue.services.total', { count: total })}</p>
        </div>
        {branches && branches.branchPage.unfilteredTotal > 1 && (
          <BranchChoice list={branches} chosen={branchId} pathOf={(branch) => servicesPath({ branch })} />
        )}
      </div>
      <div className={styles.bar}>
        {list && <ServiceFilters menus={list.menus} filter={filter} />}
        {(answer || countWishes(filter) > 0) && (
          <ServiceArrangement filter={filter} canArrange={answer?.canArrange ?? true} />
        )}
      </div>
      <ServicesList filter={filter} branchId={branchId} result={services} />
    </>
  );
};
