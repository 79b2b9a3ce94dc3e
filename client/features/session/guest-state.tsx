import type { ComponentProps } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useOpenSignIn } from './use-open-sign-in.ts';

type GuestStateProps = Omit<ComponentProps<typeof EmptyState>, 'action'> & {
  /** Null for the home page; else sign-in leads back to the page that is shown. */
  returnTo?: null;
};

/** In the place of customers' content, with the way to sign in. */
export const GuestState = ({ returnTo, ...state }: GuestStateProps) => {
  const text = useText();
  const openSignIn = useOpenSignIn();
  return (
    <EmptyState
      {...state}
      action={
        <Button aria-haspopup="dialog" onClick={() => openSignIn({ returnTo })}>
          {text('shell.signIn')}
        </Button>
      }
    />
  );
};
