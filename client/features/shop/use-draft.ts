import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { type DraftLine, draftKeys, joined, linesIn, withLine, withoutLine, withQuantity } from './draft.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const keep = (key: string, lines: readonly DraftLine[]) => {
  try {
    if (lines.length > 0) localStorage.setItem(key, JSON.stringify(lines));
    else localStorage.removeItem(key);
  } catch {
    // A browser without room for it: the draft stays as it was.
  }
  for (const listener of listeners) listener();
};

const takeGuestsLines = () => {
  const guest = linesIn(localStorage.getItem(draftKeys.guest));
  if (guest.length === 0) return;
  keep(draftKeys.own, joined(linesIn(localStorage.getItem(draftKeys.own)), guest));
  keep(draftKeys.guest, []);
};

/** What this browser has set aside in the shop, followed through all its tabs. Null on the server, which cannot know. */
export const useDraft = () => {
  const isSignedIn = useSession() !== null;
  const key = isSignedIn ? draftKeys.own : draftKeys.guest;
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => localStorage.getItem(key),
    () => undefined,
  );
  const lines = useMemo(() => (text === undefined ? null : linesIn(text)), [text]);
  useEffect(() => {
    if (isSignedIn) takeGuestsLines();
  }, [isSignedIn]);
  const change = (edit: (lines: DraftLine[]) => DraftLine[]) => keep(key, edit(linesIn(localStorage.getItem(key))));
  return {
    lines,
    add: (line: DraftLine) => change((kept) => withLine(kept, line)),
    remove: (lineKey: string) => change((kept) => withoutLine(kept, lineKey)),
    setQuantity: (lineKey: string, quantity: number) => change((kept) => withQuantity(kept, lineKey, quantity)),
  };
};
