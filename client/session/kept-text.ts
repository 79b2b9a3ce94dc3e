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

/**
 * The value that the browser stores under a key, in step with its other tabs: null for none, undefined on the server,
 * which cannot know.
 */
export const useKeptText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(subscribe, () => localStore.getItem(key), unknown);

/** The list that a kept text tells of; a text that cannot be read is an empty one. */
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
