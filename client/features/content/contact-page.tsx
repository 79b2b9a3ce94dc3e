import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf, statusOfFailure, textOfFailure } from '../../graphql/failure.ts';
import { BranchesDocument, type BranchesQuery, useBranchesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { pageTop } from '../../ui/page-top.styles.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BranchFacts, DirectionsLink, OpeningHours } from '../branches/public.ts';
import { ContactHouse } from './contact-house.tsx';
import * as styles from './contact-page.styles.ts';

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(BranchesDocument, {})).error);

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.contact.title' }),
  description: intl.formatMessage({ id: 'content.contact.description' }),
});

const ContactBranch = ({ branch }: { branch: BranchesQuery['branches'][number] }) => {
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
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({});
  if (error && !data) {
    return (
      <FailedQuery execute={execute} waiting={fetching}>
        {textOfFailure(text, failureOf(error))}
      </FailedQuery>
    );
  }
  if (!data) return <Skeleton shape="card" />;
  return (
    <ul className={styles.grid}>
      {data.branches.map((branch) => (
        <ContactBranch key={branch.id} branch={branch} />
      ))}
    </ul>
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
