import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { buttonLook } from '../ui/button.styles.ts';
import { Button } from '../ui/button.tsx';
import * as looks from '../ui/looks.styles.ts';
import { StatePicture } from '../ui/media/state-picture.tsx';
import * as styles from './error-page.styles.ts';

const texts = {
  403: { picture: 'guest', title: 'shell.forbidden.title', body: 'shell.forbidden.body' },
  404: { picture: 'not-found', title: 'shell.notFound.title', body: 'shell.notFound.body' },
  500: { picture: 'down', title: 'shell.error.title', body: 'shell.error.body' },
} as const;

/** Says that a page does not exist (with the whole path that was asked for), is not for this visitor, or failed. */
export const ErrorPage = ({ status }: { status: keyof typeof texts }) => {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { picture, title, body } = texts[status];
  const isOffline = status === 500 && navigator.onLine === false;
  return (
    <div className={styles.page}>
      <StatePicture name={picture} />
      {!isOffline && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>{text(title)}</h1>
      <p className={looks.mutedWriting}>
        {isOffline
          ? text('shell.failure.NETWORK')
          : text(body, { path: `\u2068${localePath(locale, pathname)}\u2069` })}
      </p>
      <div className={styles.actions}>
        {status === 500 && (
          <Button size="lg" icon="refresh-cw" onClick={() => window.location.reload()}>
            {text('shell.tryAgain')}
          </Button>
        )}
        <Link to="/" className={status === 500 ? buttonLook.secondary.lg : buttonLook.primary.lg}>
          {text('shell.toHome')}
        </Link>
        <Link to="/services" className={buttonLook.secondary.lg}>
          {text('shell.toServices')}
        </Link>
      </div>
    </div>
  );
};
