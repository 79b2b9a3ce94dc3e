import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { CustomerClassesDocument, ProfileDocument } from '../../graphql/generated/graphql.ts';
import { useProfileQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { LoyaltyEntry, LoyaltyLevel } from '../loyalty/public.ts';
import * as styles from './profile.styles.ts';
import { whyNoProfile } from './profile-fields.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const { client } = pageOf(args);
  // The page lives without the levels, so their failure is not the page's.
  const [{ error }] = await Promise.all([client.query(ProfileDocument, {}), client.query(CustomerClassesDocument, {})]);
  return outcomeOf(error);
};

export const handle: PageHandle = {
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shell.nav.wallet' }) }),
};

export const Component = () => {
  const text = useText();
  const query = useProfileQuery({});
  const [{ data, error }] = query;
  // A fraction of one, as the provider may have it, buys nothing.
  const points = Math.floor(data?.viewer.profile?.points ?? 0);
  const failed = whyNoProfile(text, error);
  return (
    <div className={looks.page}>
      <h1 className={pageTitle}>{text('shell.nav.wallet')}</h1>
      <Answered query={query} waiting={<Waiting look={looks.twoWays} count={2} />} failed={failed}>
        {({ viewer: { profile } }) =>
          profile && (
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
          )
        }
      </Answered>
    </div>
  );
};
