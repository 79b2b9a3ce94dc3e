/** What a visitor answered to being asked whether third parties may hear of his visit. */
export type Consent = {
  answer: 'accepted' | 'refused';
  /** ISO 8601 in UTC. */
  at: string;
  /** The text he answered to. */
  version: number;
};

/** Kept for the browser, whoever is signed in. */
export const consentKey = 'rawnaq.consent';

/** Grows whenever the texts say something new of who gets what; everybody is asked again then. */
export const consentVersion = 1;

const longestValidity = 365 * 24 * 60 * 60 * 1000;

const isConsent = (value: unknown): value is Consent => {
  const { answer, at, version } = (value ?? {}) as Partial<Consent>;
  return (answer === 'accepted' || answer === 'refused') && typeof at === 'string' && typeof version === 'number';
};

/** The answer that stands; null when nobody answered, the text has changed since, or a year has passed. */
export const readConsent = (kept: string | null, now = Date.now()): Consent | null => {
  try {
    const consent: unknown = JSON.parse(kept ?? 'null');
    if (!isConsent(consent) || consent.version !== consentVersion) return null;
    return now - Date.parse(consent.at) < longestValidity ? consent : null;
  } catch {
    return null;
  }
};

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser already says no for its owner: he is not asked then, and may still say yes. */
export const isRefusedByBrowser = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
