import type { LoaderFunctionArgs } from 'react-router';
import { CustomerClassesDocument, WalletDocument } from '../../graphql/generated/graphql.ts';
import { useWalletQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { LoyaltyEntry, LoyaltyLevel } from '../loyalty/public.ts';
import { NoProfile } from './no-profile.tsx';
import * as styles from './profile.styles.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const { client } = pageOf(args);
  // The page lives without the levels, so their failure is not the page's.
  const [{ error }] = await Promise.all([client.query(WalletDocument, {}), client.query(CustomerClassesDocument, {})]);
  return outcomeOf(error);
};

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shell.nav.wallet' }) });

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useWalletQuery({});
  const profile = data?.viewer.profile;
  // A fraction of one, as the provider may have it, buys nothing.
  const points = Math.floor(profile?.points ?? 0);
  return (
    <div className={looks.page} aria-busy={(fetching && !profile) || undefined}>
      <h1 className={pageTitle}>{text('shell.nav.wallet')}</h1>
      {profile && (
        <>
          <div className={looks.twoWays}>
            <section className={styles.balanceTile}>
              <h2 className={styles.tileHead}>
                <Icon name="wallet" />
                {text('profile.wallet.balance')}
              </h2>
              <p className={styles.figure}>
                <Amount amount={profile.walletBalance.amount} label={text('shell.riyal')} />
              </p>
              <p className={styles.tileNote}>{text('profile.wallet.balanceNote')}</p>
            </section>
            <section className={styles.tile}>
              <h2 className={styles.tileHead}>
                <Icon name="sparkles" />
                {text('profile.wallet.points')}
              </h2>
              <p className={styles.figure}>{text('profile.wallet.pointsCount', { count: points })}</p>
              <p className={looks.quiet}>{text('loyalty.intro.collect')}</p>
            </section>
          </div>
          <LoyaltyLevel points={points} />
          <div className={looks.actionsOfPart}>
            <Link to="/services" className={buttonLook.primary.md}>
              {text('content.home.book')}
            </Link>
            <LoyaltyEntry />
          </div>
        </>
      )}
      {!profile && <NoProfile look={looks.twoWays} fetching={fetching} error={error} execute={execute} />}
    </div>
  );
};
