import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DialogDefinition, useDialogs } from '../ui/dialog/dialog-store.tsx';

/** The state of a history entry for a dialog over the page before it. */
type OverPage = { isOverPage: true };

const overPage = { state: { isOverPage: true } satisfies OverPage, preventScrollReset: true };

/** Goes to a URL that shows a dialog over the page; the browser's way back closes it. */
export const useOpenOverPage = () => {
  const navigate = useNavigate();
  return (to: string) => navigate(to, overPage);
};

type UrlDialog<Props extends object> = {
  /** The dialog that the URL names; null when it names the page alone. */
  id: string | null;
  definition: DialogDefinition<Props>;
  /** Read when the dialog opens. */
  props: Props;
  /** The URL of the page under the dialog. */
  under: string;
};

/** Lets the dialog take the place of the sheet that the server has printed without a motion. Answers how to end that. */
const notePrintedSheet = (): (() => void) | null => {
  const root = document.documentElement;
  if (!document.querySelector('section[data-still]')) return null;
  root.setAttribute('data-arrival', 'printed');
  return () => root.removeAttribute('data-arrival');
};

/**
 * Keeps a dialog and the URL in step: the dialog opens with the URL and is gone when the URL is left, and
 * when it is closed, or another one that took its place, the URL goes back to the page under it.
 */
export const useUrlDialog = <Props extends object>({ id, definition, props, under }: UrlDialog<Props>): void => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { state } = useLocation();
  const latest = useRef({ definition, props, leave: () => {} });
  useEffect(() => {
    const leave = () => {
      if ((state as Partial<OverPage> | null)?.isOverPage) navigate(-1);
      else navigate(under, { replace: true, preventScrollReset: true });
    };
    latest.current = { definition, props, leave };
  });
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    const open = () => {
      if (isLeft) return;
      const { definition, props } = latest.current;
      dialogs.openAtUrl(definition, props, () => latest.current.leave());
    };
    const endArrival = notePrintedSheet();
    // What the server has printed stays until the dialog's code is there.
    if (endArrival) latest.current.definition.load().then(open, open);
    else open();
    return () => {
      isLeft = true;
      dialogs.endAtUrl();
      endArrival?.();
    };
  }, [id, dialogs]);
};
