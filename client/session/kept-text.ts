import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/browser-storage.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const unknown = () => undefined;

/** What the browser keeps under a key, followed through all its tabs: null for nothing, undefined on the server, which cannot know. */
export const useKeptText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(subscribe, () => localStore.getItem(key), unknown);

/** The list that a kept text tells of; a text that nobody can read is an empty one. */
export const listIn = (text: string | null): unknown[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** Keeps a list, or nothing for an empty one. */
export const keepList = (key: string, list: readonly unknown[]): void => {
  if (list.length > 0) localStore.setItem(key, JSON.stringify(list));
  else localStore.removeItem(key);
  for (const listener of listeners) listener();
};
