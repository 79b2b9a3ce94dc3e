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

/** Whole points; a provider's fraction of one buys nothing. */
const wholePoints = (points: number) => Math.floor(points);

const Tiles = ({ balance, points }: { balance: number; points: number }) => {
  const text = useText();
  return (
    <div className={styles.tiles}>
      <section className={styles.balanceTile}>
        <h2 className={styles.tileHead}>
          <Icon name="wallet" />
          {text('profile.wallet.balance')}
        </h2>
        <p className={styles.figure}>
          <Amount amount={balance} label={text('shell.riyal')} />
        </p>
        <p className={styles.tileNote}>{text('profile.wallet.balanceNote')}</p>
      </section>
      <section className={styles.tile}>
        <h2 className={styles.tileHead}>
          <Icon name="sparkles" />
          {text('profile.wallet.points')}
        </h2>
        <p className={styles.figure}>{text('profile.wallet.pointsCount', { count: wholePoints(points) })}</p>
        <p className={looks.quiet}>{text('loyalty.intro.collect')}</p>
      </section>
    </div>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useWalletQuery({});
  const profile = data?.viewer.profile;
  return (
    <div className={looks.page} aria-busy={(fetching && !profile) || undefined}>
      <h1 className={pageTitle}>{text('shell.nav.wallet')}</h1>
      {profile && (
        <>
          <Tiles balance={profile.walletBalance.amount} points={profile.points} />
          <LoyaltyLevel points={wholePoints(profile.points)} />
          <div className={looks.actionsOfPart}>
            <Link to="/services" className={buttonLook.primary.md}>
              {text('content.home.book')}
            </Link>
            <LoyaltyEntry />
          </div>
        </>
      )}
      {!profile && <NoProfile look={styles.tiles} fetching={fetching} error={error} execute={execute} />}
    </div>
  );
};
