import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useGiftNews } from '../../session/gift-news.ts';
import { newsDot } from '../../session/session.styles.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { useOpenSignIn } from './use-open-sign-in.ts';

/** The way to the customer's rooms; for a guest it opens the sign-in wizard. Without JavaScript it is a link for both. */
export const AccountLink = ({ className }: { className: string }) => {
  const text = useText();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  const news = useGiftNews();
  return (
    <Link
      to={session ? '/dashboard' : '/auth/login'}
      className={className}
      aria-haspopup={session ? undefined : 'dialog'}
      onClick={(event) => {
        if (session) return;
        event.preventDefault();
        openSignIn({ returnTo: null });
      }}
    >
      <Icon name="user-round" />
      {text(session ? 'shell.account' : 'shell.signIn')}
      {news && <span className={newsDot}>{news.message}</span>}
    </Link>
  );
};
