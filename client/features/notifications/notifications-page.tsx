import { UpcomingBookingsDocument, WaitingGiftsDocument } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { OpenPayments } from '../payments/public.ts';
import { useOpenSignIn } from '../session/public.ts';
import { ComingUp } from './coming-up.tsx';
import { WaitingGifts } from './waiting-gifts.tsx';

/** Two calls for a customer, none for a guest. A part that fails says so itself. */
export const prefetch = async (context: PageContext) => {
  if (!(await isSignedIn(context))) return undefined;
  const { client } = context;
  await Promise.all([client.query(UpcomingBookingsDocument, {}), client.query(WaitingGiftsDocument, {})]);
  return undefined;
};

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'notifications.list.title' }),
  description: intl.formatMessage({ id: 'notifications.list.description' }),
  isPrivate: true,
});

const Invitation = () => {
  const text = useText();
  const openSignIn = useOpenSignIn();
  return (
    <EmptyState
      picture="notifications"
      title={text('notifications.guest.title')}
      action={
        <Button aria-haspopup="dialog" onClick={() => openSignIn({ returnTo: window.location.pathname })}>
          {text('shell.signIn')}
        </Button>
      }
    >
      {text('notifications.guest.body')}
    </EmptyState>
  );
};

export const Page = () => {
  const text = useText();
  const session = useSession();
  return (
    <div className={looks.twoLists}>
      <h1 className={pageTitle}>{text('notifications.list.title')}</h1>
      {session ? (
        <>
          <OpenPayments />
          <div className={looks.lists}>
            <WaitingGifts />
            <ComingUp />
          </div>
        </>
      ) : (
        <Invitation />
      )}
    </div>
  );
};
