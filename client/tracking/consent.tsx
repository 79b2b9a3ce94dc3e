import { useText } from '../i18n/use-text.ts';
import { readCookies, writeCookie } from '../storage/cookies.ts';
import { clearKeys, persisted, usePersisted } from '../storage/persisted.ts';
import { Button } from '../ui/button.tsx';
import * as styles from './tracking.styles.ts';

/** What a visitor answered to being asked whether third parties may hear of the visit. */
export type Consent = {
  answer: 'accepted' | 'refused';
  /** ISO 8601 in UTC. */
  at: string;
  /** The version of the text that was answered. */
  version: number;
};

/** Grows whenever the texts say something new about which third party gets what; all visitors are asked again then. */
export const consentVersion = 1;

const longestValidity = 365 * 24 * 60 * 60 * 1000;

/** The answer that stands; null when there is no answer, the text has changed since, or a year has passed. */
export const readConsent = (stored: unknown, now = Date.now()): Consent | null => {
  const { answer, at, version } = (stored ?? {}) as Partial<Consent>;
  const isAnswer = (answer === 'accepted' || answer === 'refused') && typeof at === 'string';
  if (!isAnswer || version !== consentVersion) return null;
  return now - Date.parse(at) < longestValidity ? { answer, at, version } : null;
};

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser already refuses for the visitor: they are not asked then, and may still agree. */
export const isRefusedByBrowser = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** Kept for the browser, with or without a signed-in customer. */
const kept = persisted('rawnaq.consent', (stored) => readConsent(stored));

/** Keeps the visitor's answer with its time and the version of the text; every tab follows it. */
export const answerConsent = (answer: Consent['answer']): void =>
  kept.write({ answer, at: new Date().toISOString(), version: consentVersion });

/** The answer that stands in this browser, null while there is none. */
export const useConsent = () => usePersisted(kept, null);

/** No and yes, of the same weight. */
export const ConsentAnswers = ({ onAnswer }: { onAnswer: (given: Consent['answer']) => void }) => {
  const text = useText();
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={() => onAnswer('refused')}>
        {text('tracking.refuse')}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer('accepted')}>
        {text('tracking.accept')}
      </Button>
    </div>
  );
};

const cookies = /^(?:_fb[pc]|_ttp|_tt_|ttcsid|_scid|_sctr|_ScCbts|_schn|_ga|_gid|_gat|_gcl)/;
const entries = /^(?:tt_|_tt|ttcsid|u_scl?sid|u_sclid|_sc|_gcl|lastExternalReferrer|topicsLastReferenceTime)/;

/** The cookies to write so that the third parties' cookies among these are gone, for the host and the domains above it. */
export const cookieRemovals = (written: string, host: string): string[] => {
  const parts = host.split('.');
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  const names = written.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  return names
    .filter((name) => cookies.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
};

/** Removes what the third parties keep at this shop's URL; what they keep at their own is out of reach. */
export const forgetThirdParties = (): void => {
  for (const removal of cookieRemovals(readCookies(), window.location.hostname)) writeCookie(removal);
  clearKeys((key) => entries.test(key));
};
