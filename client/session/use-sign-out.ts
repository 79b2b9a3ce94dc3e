import { useCallback, useState } from 'react';
import { useSignOutMutation } from '../graphql/generated/operations.ts';
import { useSubmit } from '../graphql/use-submit.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { leaveSession } from './local-copy.ts';

/** Signs the customer out everywhere in this browser and loads the home page in their language as a guest. */
export const useSignOut = (): { signOut: () => void; isBusy: boolean } => {
  const locale = useLocale();
  const [, run] = useSignOutMutation();
  const { submit, isBusy } = useSubmit();
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useCallback(() => {
    submit(() => run({}), {
      onSuccess: () => {
        setIsLeaving(true);
        leaveSession();
        window.location.replace(localePath(locale, '/'));
      },
    });
  }, [submit, run, locale]);
  return { signOut, isBusy: isBusy || isLeaving };
};
