import { useSyncExternalStore } from 'react';
import { localStore, onOtherTab } from '../storage/browser-storage.ts';
import { type Consent, consentKey, consentVersion, readConsent } from './consent.ts';

const listeners = new Set<() => void>();
let known: { text: string | null; consent: Consent | null } = { text: null, consent: null };

const current = (): Consent | null => {
  const text = localStore.getItem(consentKey);
  if (text !== known.text) known = { text, consent: readConsent(text) };
  return known.consent;
};

/** Keeps the visitor's answer with its time and the version of the text; every tab follows it. */
export const answerConsent = (answer: Consent['answer']): void => {
  const consent: Consent = { answer, at: new Date().toISOString(), version: consentVersion };
  localStore.setItem(consentKey, JSON.stringify(consent));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const stopFollowing = onOtherTab(consentKey, listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    stopFollowing();
    window.removeEventListener('pageshow', listener);
  };
};

/** The answer that stands in this browser, null while there is none. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, current, () => null);
