import { useSyncExternalStore } from 'react';
import { type Consent, consentKey, consentVersion, readConsent } from './consent.ts';

const listeners = new Set<() => void>();
let known: { text: string | null; consent: Consent | null } = { text: null, consent: null };

const current = (): Consent | null => {
  const text = localStorage.getItem(consentKey);
  if (text !== known.text) known = { text, consent: readConsent(text) };
  return known.consent;
};

/** Keeps the visitor's answer with its time and the version of the text; every tab follows it. */
export const answerConsent = (answer: Consent['answer']): void => {
  const consent: Consent = { answer, at: new Date().toISOString(), version: consentVersion };
  localStorage.setItem(consentKey, JSON.stringify(consent));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  const onStorage = ({ key }: StorageEvent) => (key === consentKey || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
};

/** The answer that stands in this browser, null while there is none. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, current, () => null);
