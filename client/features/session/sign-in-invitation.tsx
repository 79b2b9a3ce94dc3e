import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { StatePictureName } from '../../ui/media/state-picture.tsx';
import { useOpenSignIn } from './use-open-sign-in.ts';

type SignInInvitationProps = { picture: StatePictureName; title: string; children: ReactNode };

/** For a guest, in the place of a list that only customers have. */
export const SignInInvitation = (props: SignInInvitationProps) => {
  const text = useText();
  const openSignIn = useOpenSignIn();
  return (
    <EmptyState
      {...props}
      action={
        <Button aria-haspopup="dialog" onClick={() => openSignIn()}>
          {text('shell.signIn')}
        </Button>
      }
    />
  );
};
