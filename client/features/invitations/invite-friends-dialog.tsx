import { useEffect, useEffectEvent, useState } from 'react';
import { Answered } from '../../graphql/failed-query.tsx';
import { type Failure, failureOf } from '../../graphql/failure.ts';
import { useInvitationQuery } from '../../graphql/generated/hooks.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
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

/** The code, a button that copies it, and the ways to send it to a friend. */
const InvitationCode = ({ code }: { code: string }) => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saysSoMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(code)) setIsCopied(true);
    else showToast({ title: text('invitations.invite_copy_failed'), color: 'error' });
  };
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
      <Button fullWidth size="lg" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
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

/** The customer's invitation. Every failure also shows a toast. */
export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  const tellFailure = useTellFailure();
  const query = useInvitationQuery({});
  const [{ error }] = query;
  const tell = useEffectEvent((failure: Failure) => {
    const isRefused = failure.code === 'REFUSED';
    const whatFailed = isRefused ? 'invitations.invite_fetch_error' : 'invitations.invite_api_error';
    tellFailure(failure, { whatFailed });
  });
  // Texts that arrive meanwhile are no new failure.
  useEffect(() => {
    if (error) tell(failureOf(error));
  }, [error]);
  return (
    <DialogFrame title={text('invitations.open')} tall={!error} onClose={onClose}>
      <Answered query={query} waiting={<DialogSkeleton />} failed={text('invitations.invite_load_failed')}>
        {({ invitation: { image, content, code } }) => (
          <div className={looks.stack5}>
            <Picture src={image ?? anyPicture} className={looks.roundedCard} />
            {content ? <RichText html={content} /> : <p className={looks.muted}>{text('invitations.text')}</p>}
            <InvitationCode code={code} />
          </div>
        )}
      </Answered>
    </DialogFrame>
  );
};
