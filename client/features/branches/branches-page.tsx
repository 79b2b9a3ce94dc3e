import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { BranchesDocument, BranchPageDocument, type BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useBranchesQuery, useBranchPageQuery } from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { listPath, readId } from '../../routing/list-path.ts';
import {
  gone,
  type HeadContext,
  outcomeOf,
  type PageContext,
  type PageHandle,
  pageOf,
  usePage,
} from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import * as styles from './branch-card.styles.ts';
import { branchDialog } from './branch-definition.ts';
import { branchListPath, readBranchFilter } from './branch-filter.ts';
import { BranchFinder, BranchSections, type ListProps } from './branch-list.tsx';
import { NearestBranches, NearestButton, useOwnPlace } from './nearest-branches.tsx';

const filterOf = (search: URLSearchParams) => ({ filter: readBranchFilter(search) });

/** Asks for the branch whose dialog lies over the list. */
const shown = async ({ client, search }: PageContext) => {
  const wanted = readId(search, 'branch');
  return wanted === null ? null : client.query(BranchesDocument, { ids: [wanted] });
};

export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  const [list, asked] = await Promise.all([
    context.client.query(BranchPageDocument, filterOf(context.search)),
    shown(context),
  ]);
  const page = list.data?.branchPage.page;
  if (asked?.data?.branches.length === 0 || (page && page.currentPage > page.lastPage)) throw gone();
  return outcomeOf(list.error);
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('branch');

const head = ({ intl, client, search }: HeadContext) => {
  const { filter } = filterOf(search);
  const list = readCached(client, BranchPageDocument, { filter })?.branchPage;
  const wanted = readId(search, 'branch');
  const branch = wanted === null ? undefined : readCached(client, BranchesDocument, { ids: [wanted] })?.branches[0];
  const title = intl.formatMessage({ id: 'shell.nav.branches' });
  const description = intl.formatMessage({ id: 'branches.list.description' });
  if (!branch) {
    return {
      title,
      description,
      canonicalPath: branchListPath({ city: filter.city, page: filter.page }),
      cities: filter.city ? [filter.city] : list?.cities.map(({ name }) => name),
      page: filter.page,
      isPrivate: filter.search !== '' || list?.page.total === 0,
    };
  }
  return {
    title: `${branch.name} · ${title}`,
    description: branch.description ?? `${branch.name}. ${description}`,
    cities: [branch.cityName],
    canonicalPath: listPath('/branches', { branch: branch.id }),
    ...(branch.image && { image: branch.image }),
  };
};

/** The dialog of the branch in the URL. */
const ShownBranch = ({ filter, list }: ListProps) => {
  const wanted = readId(usePage().search, 'branch');
  const [{ data }] = useBranchesQuery({ variables: { ids: wanted === null ? [] : [wanted] }, pause: wanted === null });
  const branch = [...(data?.branches ?? []), ...list.branches].find(({ id }) => id === wanted);
  const props = { branchId: wanted ?? '', ...(branch && { known: branch }) };
  const under = branchListPath(filter);
  return <UrlDialog id={wanted} definition={branchDialog} props={props} under={under} isThere={Boolean(branch)} />;
};

const dayMs = 24 * 60 * 60 * 1000;

const nextMidnight = (now: number) => Date.parse(`${riyadhToday(now)}T00:00:00+03:00`) + dayMs;

/** Asks again when a branch opens or closes, and when in Riyadh a new day begins. */
const useFreshOpening = (
  branches: readonly BranchPartsFragment[] | undefined,
  execute: (options: { requestPolicy: 'network-only' }) => void,
): void => {
  useEffect(() => {
    if (!branches) return undefined;
    const now = Date.now();
    const moments = branches.flatMap(({ openingChange }) => (openingChange ? [Date.parse(openingChange.at)] : []));
    const next = Math.min(nextMidnight(now), ...moments.filter((moment) => moment > now));
    const timer = setTimeout(() => execute({ requestPolicy: 'network-only' }), next - now + 1000);
    return () => clearTimeout(timer);
  }, [branches, execute]);
};

const Content = () => {
  const text = useText();
  const { search } = usePage();
  const variables = filterOf(search);
  const [{ data, error, fetching }, execute] = useBranchPageQuery({ variables });
  const nearest = useOwnPlace();
  useFreshOpening(data?.branchPage.branches, execute);
  if (error && !data) return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  if (!data) return <Waiting look={styles.list} shape="picture" count={2} />;
  const list = data.branchPage;
  if (list.unfilteredTotal === 0) {
    return (
      <EmptyState icon="map-pin" title={text('branches.empty.title')}>
        {text('branches.empty.body')}
      </EmptyState>
    );
  }
  const shownList = { filter: variables.filter, list };
  const canMeasure = list.branches.length > 1 && list.branches.some(({ latitude }) => latitude !== null);
  return (
    <>
      <ShownBranch {...shownList} />
      <BranchFinder {...shownList}>{canMeasure && <NearestButton {...nearest} />}</BranchFinder>
      {nearest.place ? (
        <NearestBranches place={nearest.place} filter={variables.filter} />
      ) : (
        <BranchSections {...shownList} />
      )}
    </>
  );
};

export const handle: PageHandle = {
  head,
  shown,
  dialog: (search) => readId(search, 'branch') && 'branches/branch-dialog',
};

export const Component = () => {
  const text = useText();
  return (
    <>
      <PageTop title={text('shell.nav.branches')} lead={text('branches.list.description')} />
      <Content />
    </>
  );
};
