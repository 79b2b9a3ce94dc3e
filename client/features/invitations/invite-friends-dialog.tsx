import { useEffect, useEffectEvent } from 'react';
import type { CombinedError } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { useInvitationQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { InvitationCode } from './invitation-code.tsx';

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
  return { invitation: data?.invitation, isFailed, ask: () => execute({ requestPolicy: 'network-only' }) };
};

export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  const { invitation, isFailed, ask } = useInvitation();
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
      {isFailed && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={ask}>
          {text('invitations.invite_load_failed')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
