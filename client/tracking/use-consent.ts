import { persisted, usePersisted } from '../storage/persisted.ts';
import { type Consent, consentVersion, readConsent } from './consent.ts';

/** Kept for the browser, with or without a signed-in customer. */
const kept = persisted('rawnaq.consent', (stored) => readConsent(stored));

/** Keeps the visitor's answer with its time and the version of the text; every tab follows it. */
export const answerConsent = (answer: Consent['answer']): void =>
  kept.write({ answer, at: new Date().toISOString(), version: consentVersion });

/** The answer that stands in this browser, null while there is none. */
export const useConsent = () => usePersisted(kept, null);
