import type { LoaderFunctionArgs } from 'react-router';
import { BranchPageDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { BranchPlaces, firstBranches } from '../branches/public.ts';
import * as styles from './content.styles.ts';

/** Our own e-mail, phone and address, as far as they are configured. */
const ContactDetails = () => {
  const text = useText();
  const seller = useStorefront()?.seller;
  if (!seller || !(seller.email || seller.phone || seller.address)) return null;
  const { email, phone, address } = seller;
  const linked = (href: string, shown: string) => (
    <a href={href}>
      <bdi dir="ltr">{shown}</bdi>
    </a>
  );
  const rows = [
    ['phone', 'content.contact.phone', phone && linked(`tel:${phone.replace(/[^\d+]/g, '')}`, writtenPhone(phone))],
    ['mail', 'person.email', email && linked(`mailto:${email}`, email)],
    ['map-pin', 'content.contact.address', address],
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(
        ([icon, term, detail]) =>
          detail && (
            <div key={term}>
              <Icon name={icon} />
              <dt>{text(term)}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(BranchPageDocument, firstBranches)).error);

const head = ({ intl, client }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.contact.headTitle' }),
  cities: readCached(client, BranchPageDocument, firstBranches)?.branchPage.cities.map(({ name }) => name),
  description: intl.formatMessage({ id: 'content.contact.description' }),
});

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  return (
    <>
      <PageTop title={text('shell.nav.contact')} lead={text('content.contact.lead')} />
      <ContactDetails />
      <h2 className={looks.heading}>{text('shell.nav.branches')}</h2>
      <BranchPlaces />
    </>
  );
};
