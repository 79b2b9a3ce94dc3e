import { useDeleteProfileMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { leaveSession } from '../../session/local-copy.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { leavePage } from '../../ui/dialog/dialog-entries.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { keepToast } from '../../ui/feedback/toast-after-load.ts';
import { tellFailure } from './use-profile.ts';

/** The page goes with everything on it; until then the dialog that asked stays and waits. */
const untilPageIsGone = new Promise<void>(() => {});

/** Asks first, then deletes the account, forgets the customer in this browser and loads the sign-in page. */
export const useDeleteProfile = (): (() => void) => {
  const text = useText();
  const locale = useLocale();
  const dialogs = useDialogs();
  const run = useDeleteProfileMutation();
  const { submit } = useSubmit();
  const remove = async () => {
    let isDeleted = false;
    await submit(() => run({}), {
      onSuccess: () => {
        isDeleted = true;
        leaveSession();
        keepToast({ title: text('profile.deleted'), color: 'success' });
        void leavePage(() => window.location.replace(localePath(locale, '/auth/login')));
      },
      onFailure: (failure) => tellFailure(text, failure, 'profile.deleteFailed'),
    });
    if (isDeleted) await untilPageIsGone;
  };
  return () =>
    dialogs.open(confirmDialog, {
      title: text('profile.delete.title'),
      message: text('profile.delete.body'),
      confirmLabel: text('profile.delete.confirm'),
      cancelLabel: text('profile.delete.keep'),
      waitingLabel: text('profile.delete.busy'),
      isDangerous: true,
      onConfirm: remove,
    });
};
