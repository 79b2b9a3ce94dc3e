import { useIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { WhoIsSignedInDocument } from '../../graphql/generated/graphql.ts';
import { useWhoIsSignedInQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhMoment } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, type PageHandle, pageOf } from '../../routing/page.ts';
import { SignOutButton } from '../../session/sign-out-button.tsx';
import { type Session, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { card } from '../../ui/card.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './auth-status.styles.ts';
import { DeviceSettings } from './device-settings.tsx';
import { GuestState } from './guest-state.tsx';

/** The name is a kindness: the page stands without it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { client } = pageOf(args);
  await client.query(WhoIsSignedInDocument, {});
  return null;
};

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'session.status.title' }),
  description: intl.formatMessage({ id: 'session.status.description' }),
  isPrivate: true,
});

const SignedIn = ({ session }: { session: Session }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const [{ data }] = useWhoIsSignedInQuery({});
  const name = data?.viewer.profile?.fullName;
  const { date, time } = riyadhMoment(session.expiresAt);
  return (
    <EmptyState
      icon="shield-check"
      title={text('session.status.signedIn')}
      action={
        <div className={looks.twoWays}>
          <Link to="/dashboard" className={buttonLook.primary.md}>
            {text('session.status.account')}
          </Link>
          <SignOutButton />
        </div>
      }
    >
      {name && text('session.status.as', { name: `\u2068${name}\u2069` })}
      {name && <br />}
      {text('session.status.until', { date: formatDay(intl, date, 'full'), time: `\u2068${clock(time)}\u2069` })}
    </EmptyState>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1 className={pageTitle}>{text('session.status.title')}</h1>
      <div className={card}>
        {session ? (
          <SignedIn session={session} />
        ) : (
          <GuestState picture="guest" title={text('session.status.signedOut')} returnTo={null}>
            {text('session.status.guest')}
          </GuestState>
        )}
      </div>
      <DeviceSettings />
    </div>
  );
};
