import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DialogDefinition, useDialogs } from '../ui/dialog/dialog-store.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Later } from './later.tsx';
import type { OverPage } from './open-over-page.ts';

const PrintedDialog = lazy(async () => ({ default: (await import('./printed-dialog.tsx')).PrintedDialog }));

type UrlDialogProps<Props extends object> = {
  /** What the URL names; null when it names the page alone. */
  id: string | null;
  definition: DialogDefinition<Props>;
  /** Read when the dialog opens. */
  props: Props;
  /** The URL of the page under the dialog. */
  under: string;
  /** Whether the page has the data of the dialog. The server prints no dialog that would only wait for them. */
  isThere: boolean;
};

/**
 * The dialog that the URL names. It opens with the URL and is gone when the URL is left, and when it is closed, or another
 * one that took its place, the URL goes back to the page under it. The server prints it with the page; that drawing comes
 * alive in place.
 */
export const UrlDialog = <Props extends object>({ id, definition, props, under, isThere }: UrlDialogProps<Props>) => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const [printed] = useState(isHydrated || !isThere ? null : id);
  const [stage, setStage] = useState<'printed' | 'alive' | 'gone'>(printed === null ? 'gone' : 'printed');
  // The visitor has left its URL before its code was there.
  if (stage === 'printed' && id !== printed) setStage('gone');
  const latest = useRef({ definition, props, leave: () => {} });
  useEffect(() => {
    const leave = () => {
      if ((state as Partial<OverPage> | null)?.isOverPage) navigate(-1);
      else navigate(under, { replace: true, preventScrollReset: true });
    };
    latest.current = { definition, props, leave };
  });
  const leave = () => latest.current.leave();
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
  // React gives up a printed part, and draws it anew, when it changes before its code is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it keeps the properties with which it was printed
  return useMemo(() => {
    if (stage === 'gone') return null;
    const comeAlive = () => {
      open(true);
      setStage('alive');
    };
    return (
      <Later onMissing={leave}>
        <PrintedDialog
          under={under}
          tall={definition.tall}
          isAlive={stage === 'alive'}
          onAlive={comeAlive}
          onGone={() => setStage('gone')}
        >
          <definition.Printed {...props} onClose={dialogs.close} />
        </PrintedDialog>
      </Later>
    );
  }, [stage]);
};
