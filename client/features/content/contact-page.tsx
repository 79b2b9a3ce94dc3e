import { useMemo } from 'react';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf, statusOfFailure } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import {
  BranchPageDocument,
  type BranchPartsFragment,
  useBranchPageQuery,
} from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { NotFoundError } from '../../routing/not-found.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';
import {
  BranchFacts,
  BranchFinder,
  BranchSections,
  DirectionsLink,
  OpeningHours,
  readBranchFilter,
} from '../branches/public.ts';
import { ContactHouse } from './contact-house.tsx';
import * as styles from './contact-page.styles.ts';

const path = '/contact';

const filterOf = (search: URLSearchParams) => ({ filter: readBranchFilter(search) });

export const prefetch = async ({ client, search }: PageContext) => {
  const { data, error } = await client.query(BranchPageDocument, filterOf(search));
  const page = data?.branchPage.page;
  return page && page.currentPage > page.lastPage ? ({ status: 404 } as const) : statusOfFailure(error);
};

export const head = ({ intl, client, search }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.contact.headTitle' }),
  canonicalPath: path,
  cities: readCached(client, BranchPageDocument, filterOf(search))?.branchPage.cities.map(({ name }) => name),
  description: intl.formatMessage({ id: 'content.contact.description' }),
});

const ContactBranch = ({ branch }: { branch: BranchPartsFragment }) => {
  const { name, workingTimes } = branch;
  return (
    <li className={styles.box}>
      <h3>{name}</h3>
      <BranchFacts branch={branch} />
      <OpeningHours days={workingTimes} level="h4" />
      <DirectionsLink branch={branch} />
    </li>
  );
};

const ContactBranches = () => {
  const { search } = usePage();
  const variables = useMemo(() => filterOf(search), [search]);
  const [{ data, error, fetching }, execute] = useBranchPageQuery({ variables });
  if (error && !data) {
    return (
      <FailedQuery execute={execute} waiting={fetching}>
        <FailureSentences failure={failureOf(error)} />
      </FailedQuery>
    );
  }
  if (!data) return <Skeleton shape="card" />;
  const list = data.branchPage;
  if (list.page.currentPage > list.page.lastPage) throw new NotFoundError();
  return (
    <>
      <BranchFinder path={path} filter={variables.filter} list={list} />
      <BranchSections path={path} filter={variables.filter} list={list} className={styles.boxes}>
        {(branch) => <ContactBranch key={branch.id} branch={branch} />}
      </BranchSections>
    </>
  );
};

export const Page = () => {
  const text = useText();
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('content.contact.title')}</h1>
          <p>{text('content.contact.lead')}</p>
        </div>
      </div>
      <ContactHouse />
      <h2 className={styles.heading}>{text('content.contact.branches')}</h2>
      <ContactBranches />
    </>
  );
};
