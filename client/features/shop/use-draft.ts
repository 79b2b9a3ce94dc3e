import { useEffect, useMemo } from 'react';
import { keepList, useKeptText } from '../../session/kept-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { localStore } from '../../storage/browser-storage.ts';
import { type DraftLine, draftKeys, joined, linesIn, withLine, withoutLine, withQuantity } from './draft.ts';

const takeGuestsLines = () => {
  const guest = linesIn(localStore.getItem(draftKeys.guest));
  if (guest.length === 0) return;
  keepList(draftKeys.own, joined(linesIn(localStore.getItem(draftKeys.own)), guest));
  keepList(draftKeys.guest, []);
};

/** What this browser has set aside in the shop, followed through all its tabs. Null on the server, which cannot know. */
export const useDraft = () => {
  const isSignedIn = useSession() !== null;
  const key = isSignedIn ? draftKeys.own : draftKeys.guest;
  const text = useKeptText(key);
  const lines = useMemo(() => (text === undefined ? null : linesIn(text)), [text]);
  useEffect(() => {
    if (isSignedIn) takeGuestsLines();
  }, [isSignedIn]);
  const change = (edit: (lines: DraftLine[]) => DraftLine[]) => keepList(key, edit(linesIn(localStore.getItem(key))));
  return {
    lines,
    add: (line: DraftLine) => change((kept) => withLine(kept, line)),
    remove: (lineKey: string) => change((kept) => withoutLine(kept, lineKey)),
    setQuantity: (lineKey: string, quantity: number) => change((kept) => withQuantity(kept, lineKey, quantity)),
  };
};
