import { useEffect, useRef, useState } from 'react';
import { draftOf, keptDraft, type ProfileDraft } from './profile-draft.ts';
import type { ProfileStore } from './use-profile.ts';

type Editing = { draft: ProfileDraft; isRestored: boolean };

/** What is typed stays in this tab, over a failed save and a reload, until it is saved or given up. */
export const useProfileEditing = ({ profile, update, forgetSuccess }: ProfileStore) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    const draft = keptDraft.read();
    if (draft) setEditing({ draft, isRestored: true });
  }, []);
  useEffect(() => {
    if (editing || !hasEnded.current) return;
    hasEnded.current = false;
    opener.current?.focus();
  }, [editing]);
  const end = () => {
    hasEnded.current = true;
    keptDraft.clear();
    setEditing(null);
  };
  return {
    editing,
    /** Goes on the button that begins; it has the focus again afterwards. */
    opener,
    begin: () => {
      forgetSuccess();
      if (profile) setEditing({ draft: draftOf(profile), isRestored: false });
    },
    change: (part: Partial<ProfileDraft>) => {
      if (!editing) return;
      const draft = { ...editing.draft, ...part };
      keptDraft.write(draft);
      setEditing({ ...editing, draft });
    },
    save: () => {
      if (editing) update(editing.draft, end);
    },
    cancel: end,
  };
};
