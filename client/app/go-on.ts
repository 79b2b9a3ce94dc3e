import type { ComponentType } from 'react';
import type { Client } from 'urql';
import { lookedLines } from '../session/looked-lines.ts';
import { afterSignIn } from '../session/wanted-action.ts';

const start = async (client: Client): Promise<ComponentType | null> => {
  const isInterrupted = Boolean(afterSignIn.read()?.action);
  if (!isInterrupted) afterSignIn.clear();
  if (!isInterrupted && lookedLines().length === 0) return null;
  return (await import('./wanted-actions.tsx')).beginWanted(client);
};

const started = new WeakMap<Client, Promise<ComponentType | null>>();

/**
 * Resumes the action that sign-in or a reload cut off, once for each window, before the page is live: the provider is asked
 * meanwhile. Resolves with the component that shows the rest, or null; few windows have something, and only they fetch the
 * code for it. Rejects when that is missing.
 */
export const goOnAfterSignIn = (client: Client): Promise<ComponentType | null> => {
  const known = started.get(client) ?? start(client);
  started.set(client, known);
  return known;
};
