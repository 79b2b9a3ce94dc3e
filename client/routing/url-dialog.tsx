import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type DialogDefinition, useDialogs } from '../ui/dialog/dialog-store.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Later } from './later.tsx';

const PrintedDialog = lazy(async () => ({ default: (await import('./printed-dialog.tsx')).PrintedDialog }));

type UrlDialogProps<Props extends object> = {
  /** The id in the URL; null when it names the page alone. */
  id: string | null;
  definition: DialogDefinition<Props>;
  /** Read when the dialog opens. */
  props: Props;
  /** The URL of the page under the dialog. */
  under: string;
  /** Whether the page has the data of the dialog. The server does not print a dialog without them. */
  isThere: boolean;
};

/**
 * The URL dialog. It opens and closes with its URL. When it, or a dialog that replaced it, closes, the URL changes back
 * to the page under it. The server prints it with the page, and the browser hydrates it in place.
 */
export const UrlDialog = <Props extends object>({ id, definition, props, under, isThere }: UrlDialogProps<Props>) => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [printed] = useState(isHydrated || !isThere ? null : id);
  const [stage, setStage] = useState<'printed' | 'alive' | 'gone'>(printed === null ? 'gone' : 'printed');
  // The visitor has left its URL before its code was loaded.
  if (stage === 'printed' && id !== printed) setStage('gone');
  const latest = useRef({ definition, props, under });
  useEffect(() => {
    latest.current = { definition, props, under };
  });
  const leave = () => navigate(latest.current.under, { replace: true, preventScrollReset: true });
  const open = (isPrinted: boolean) => {
    const { definition, props } = latest.current;
    dialogs.openAtUrl(definition, props, { leave, isPrinted });
  };
  const isPrinted = useRef(printed !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens with its URL
  useEffect(() => {
    if (id === null) return undefined;
    if (!isPrinted.current) open(false);
    isPrinted.current = false;
    return () => dialogs.endAtUrl();
  }, [id, dialogs]);
  // React discards a printed part and renders it again when it changes before its code has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it keeps the properties with which it was printed
  return useMemo(() => {
    if (stage === 'gone') return null;
    const comeAlive = () => {
      open(true);
      setStage('alive');
    };
    return (
      <Later onMissing={leave}>
        <PrintedDialog under={under} isAlive={stage === 'alive'} onAlive={comeAlive} onGone={() => setStage('gone')}>
          <definition.Printed {...props} onClose={dialogs.close} />
        </PrintedDialog>
      </Later>
    );
  }, [stage]);
};
