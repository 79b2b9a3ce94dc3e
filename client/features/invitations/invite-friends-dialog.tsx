import { useEffect, useEffectEvent, useState } from 'react';
import type { CombinedError } from 'urql';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { useInvitationQuery } from '../../graphql/generated/hooks.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import * as styles from './invite-friends.styles.ts';

/** How long the button says that it has copied. Milliseconds. */
const saysSoMs = 2000;

/** Copies a text; where the browser does not let it, a toast says so. */
const useCopy = () => {
  const text = useText();
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), saysSoMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopiedAt(Date.now());
    } catch {
      setCopiedAt(null);
      showToast({ title: text('invitations.invite_copy_failed'), color: 'error' });
    }
  };
  return { copy, isCopied: copiedAt !== null };
};

/** The code, a button that copies it, and the ways to send it to a friend. */
const InvitationCode = ({ code }: { code: string }) => {
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
        <ExternalLink icon="message-circle" href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
          {text('invitations.whatsapp')}
        </ExternalLink>
      </div>
    </div>
  );
};

/** Stands in where the provider sends no illustration. */
const anyPicture = '/images/invite.svg';

/** The customer's invitation. Every failure also shows a toast, with the provider's own words if there are any. */
const useInvitation = () => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useInvitationQuery({});
  const isFailed = !data && !fetching && error !== undefined;
  const tell = useEffectEvent((failure: CombinedError) => {
    const { code, message } = failureOf(failure);
    const isRefused = code === 'REFUSED';
    const title = text(isRefused ? 'invitations.invite_fetch_error' : 'invitations.invite_api_error');
    showToast({ title, ...(message !== null && { description: message }), color: 'error' });
  });
  // Texts that arrive meanwhile are no new failure.
  useEffect(() => {
    if (isFailed && error) tell(error);
  }, [isFailed, error]);
  return { invitation: data?.invitation, isFailed, execute };
};

export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  const { invitation, isFailed, execute } = useInvitation();
  return (
    <DialogFrame title={text('invitations.open')} tall={!isFailed} onClose={onClose}>
      {invitation && (
        <div className={looks.stack5}>
          <Picture src={invitation.image ?? anyPicture} className={looks.roundedCard} />
          {invitation.content ? (
            <RichText html={invitation.content} />
          ) : (
            <p className={looks.muted}>{text('invitations.text')}</p>
          )}
          <InvitationCode code={invitation.code} />
        </div>
      )}
      {!invitation && !isFailed && <DialogSkeleton />}
      {isFailed && <FailedQuery execute={execute}>{text('invitations.invite_load_failed')}</FailedQuery>}
    </DialogFrame>
  );
};
