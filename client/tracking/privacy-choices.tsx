import { useText } from '../i18n/use-text.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { defineDialog, useDialogs } from '../ui/dialog/dialog-store.tsx';

export const privacyDialog = defineDialog<object>({
  name: 'PrivacyChoices',
  load: () => import('./privacy-dialog.tsx'),
});

/**
 * The third parties that hear of a visit, and the way to agree or to withdraw; nothing where no third party is
 * configured.
 */
export const PrivacyChoices = ({ className }: { className: string }) => {
  const text = useText();
  const dialogs = useDialogs();
  if (!useStorefront()?.trackers.length) return null;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => dialogs.open(privacyDialog, {})}>
      {text('shell.privacyChoices')}
    </button>
  );
};
