import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { historyTurn, useDialogs } from '../ui/dialog/dialog-store.tsx';

/** The state of a history entry for a dialog over the page before it. */
type OverPage = { isOverPage: true };

const overPage = { state: { isOverPage: true } satisfies OverPage, preventScrollReset: true };

/** Goes to a URL that shows a dialog over the page; the browser's way back closes it. */
export const useOpenOverPage = () => {
  const navigate = useNavigate();
  return (to: string) => navigate(to, overPage);
};

type UrlDialog = {
  /** The dialog that the URL names; null when it names the page alone. */
  id: string | null;
  open: (id: string) => void;
  /** The URL of the page under the dialog; null when it stays the same without it. */
  under: string | null;
};

/** Lets the dialog take the place of the sheet that the server has printed without a motion. Answers how to end that. */
const notePrintedSheet = (): (() => void) => {
  const root = document.documentElement;
  if (!document.querySelector('section[data-still]')) return () => {};
  root.setAttribute('data-arrival', 'printed');
  return () => root.removeAttribute('data-arrival');
};

/**
 * Keeps a dialog and the URL in step: the dialog opens with the URL and is gone when the URL is left, and
 * when it is closed, or another one that took its place, the URL goes back to the page under it.
 */
export const useUrlDialog = ({ id, open, under }: UrlDialog): void => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const latest = useRef({ open, key, leave: () => {} });
  useEffect(() => {
    const leave = () => {
      if ((state as Partial<OverPage> | null)?.isOverPage) navigate(-1);
      else if (under !== null) navigate(under, { replace: true, preventScrollReset: true });
    };
    latest.current = { open, key, leave };
  });
  useEffect(() => {
    if (id === null) return undefined;
    const endArrival = notePrintedSheet();
    // An interrupted action may go on in its own dialog before this one.
    if (!dialogs.current()) {
      latest.current.open(id);
      const opened = dialogs.current();
      if (opened) opened.isAtUrl = true;
    }
    let isLeft = false;
    const unsubscribe = dialogs.subscribe(() => {
      if (dialogs.current()) return;
      const entry = latest.current.key;
      // The code that closes a dialog may navigate elsewhere at the same time.
      setTimeout(async () => {
        await historyTurn.wait?.('replace');
        if (isLeft || (window.history.state?.key ?? 'default') !== entry || dialogs.current()) return;
        isLeft = true;
        latest.current.leave();
      });
    });
    return () => {
      unsubscribe();
      endArrival();
      // A dialog that was opened after the URL changed does not belong to it.
      while (!isLeft && dialogs.current()) dialogs.close();
    };
  }, [id, dialogs]);
};
