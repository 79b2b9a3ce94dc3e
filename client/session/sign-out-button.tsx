import { useSignOutMutation } from '../graphql/generated/hooks.ts';
import { useSubmit } from '../graphql/use-submit.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { leaveSession } from './local-copy.ts';

/** Signs the customer out everywhere in this browser and loads the home page in their language as a guest. */
export const SignOutButton = () => {
  const text = useText();
  const locale = useLocale();
  const [, run] = useSignOutMutation();
  const { submit, isBusy } = useSubmit();
  const signOut = () => submit(() => run({}), { onSuccess: () => leaveSession(localePath(locale, '/')) });
  return (
    <Button
      variant="secondary"
      icon="log-out"
      waiting={isBusy}
      waitingLabel={text('session.signOutBusy')}
      onClick={signOut}
    >
      {text('shell.signOut')}
    </Button>
  );
};
