import { statusOfFailure } from '../../graphql/failure.ts';
import { BranchPageDocument } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { pageTop } from '../../ui/page-top.styles.ts';
import { BranchPlaces, readBranchFilter } from '../branches/public.ts';
import { ContactHeadOffice } from './contact-head-office.tsx';
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
      <ContactHeadOffice />
      <h2 className={styles.heading}>{text('content.contact.branches')}</h2>
      <BranchPlaces path={path} />
    </>
  );
};
