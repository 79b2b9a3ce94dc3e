import { useEffect } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { persisted, usePersisted } from '../../storage/persisted.ts';
import { type DraftLine, joined, linesIn, withLine, withoutLine, withQuantity } from './draft.ts';

/** A guest's draft stays on the device until a customer signs in and takes it over; a customer's goes with the customer. */
const guests = persisted('rawnaq.shop-draft', linesIn);
const own = persisted('shop-draft', linesIn, { personal: true });

const takeGuestsLines = () => {
  const lines = guests.read();
  if (lines.length === 0) return;
  own.write(joined(own.read(), lines));
  guests.clear();
};

/** What this browser has set aside in the shop, followed through all its tabs. Null on the server, which cannot know. */
export const useDraft = () => {
  const isSignedIn = useSession() !== null;
  const kept = isSignedIn ? own : guests;
  useEffect(() => {
    if (isSignedIn) takeGuestsLines();
  }, [isSignedIn]);
  const change = (edit: (lines: DraftLine[]) => DraftLine[]) => kept.write(edit(kept.read()));
  return {
    lines: usePersisted(kept, null),
    add: (line: DraftLine) => change((lines) => withLine(lines, line)),
    remove: (lineKey: string) => change((lines) => withoutLine(lines, lineKey)),
    setQuantity: (lineKey: string, quantity: number) => change((lines) => withQuantity(lines, lineKey, quantity)),
  };
};
