import { useEffect, useState } from 'react';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './invite-friends.styles.ts';

/** How long the button says that it has copied. Milliseconds. */
const saysSoMs = 2000;

/** Copies a text; where the browser does not let it, a toast says so. */
const useCopy = () => {
  const text = useText();
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: copying again starts the time anew
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saysSoMs);
    return () => clearTimeout(timer);
  }, [isCopied, copies]);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopies((count) => count + 1);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
      showToast({ title: text('invitations.invite_copy_failed'), color: 'error' });
    }
  };
  return { copy, isCopied };
};

/** The code, a button that copies it, and the ways to send it to a friend. */
export const InvitationCode = ({ code }: { code: string }) => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  const { copy, isCopied } = useCopy();
  const message = text('invitations.message', {
    shop: storefront?.name ?? text('shell.brand'),
    code,
    url: window.location.origin + localePath(locale, '/'),
  });
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={looks.stack3}>
      <div className={styles.code}>
        <span className={looks.quiet}>{text('invitations.code')}</span>
        <bdi dir="ltr" className={styles.letters}>
          {code}
        </bdi>
      </div>
      <Button fullWidth size="lg" icon={isCopied ? 'check' : 'copy'} onClick={() => copy(code)}>
        {text(isCopied ? 'invitations.copied' : 'invitations.copy')}
      </Button>
      <span className={looks.hidden} role="status">
        {isCopied ? text('invitations.copied') : ''}
      </span>
      <div className={styles.ways}>
        {canShare && (
          <Button
            variant="secondary"
            icon="share-2"
            // Closing the sheet of the device is no failure.
            onClick={() => navigator.share({ text: message }).catch(() => undefined)}
          >
            {text('invitations.share')}
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          className={buttonLook.secondary.md}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" />
          {text('invitations.whatsapp')}
        </a>
      </div>
    </div>
  );
};
