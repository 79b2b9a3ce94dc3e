import { useState } from 'react';
import type { persisted } from './persisted.ts';

/** A customer's unsent input of a form. It outlives the form and a reload until `kept` is cleared. */
export const useDraft = <Draft extends object>(
  kept: ReturnType<typeof persisted<Partial<Draft> | null>>,
  initial: () => Draft,
) => {
  const current = (): Draft => ({ ...initial(), ...kept.read() });
  const [draft, setDraft] = useState(current);
  const change = (part: Partial<Draft>): void => {
    const next = { ...current(), ...part };
    kept.write(next);
    setDraft(next);
  };
  return [draft, change] as const;
};
