import { useIntl } from 'react-intl';
import { formatDay } from '../i18n/format.ts';
import { riyadhMoment } from '../i18n/provider-moment.ts';
import { useClock } from '../i18n/use-clock.ts';
import { useText } from '../i18n/use-text.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { DialogFrame } from '../ui/dialog/dialog.tsx';
import type { DialogControls } from '../ui/dialog/dialog-store.tsx';
import { showToastOverReload } from '../ui/feedback/toast.ts';
import * as looks from '../ui/looks.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import { answerConsent, type Consent, ConsentAnswers, isRefusedByBrowser, useConsent } from './consent.tsx';
import type { Tracker } from './track.ts';
import * as styles from './tracking.styles.ts';

/** How each third party treats what it hears, in its own words. */
const policies: Record<Tracker['kind'], string> = {
  META: 'https://www.facebook.com/privacy/policy/',
  TIKTOK: 'https://www.tiktok.com/legal/privacy-policy',
  SNAPCHAT: 'https://values.snap.com/privacy/privacy-policy',
  TAG_MANAGER: 'https://policies.google.com/privacy',
};

/** What was answered and when, or why no third party is told anything. */
const State = ({ consent }: { consent: Consent | null }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  if (!consent) return text(`tracking.state.${isRefusedByBrowser(navigator) ? 'browser' : 'open'}`);
  const { date, time } = riyadhMoment(consent.at);
  const when = { date: formatDay(intl, date, 'full'), time: `\u2068${clock(time)}\u2069` };
  return text(`tracking.state.${consent.answer}`, when);
};

const Party = ({ kind }: Pick<Tracker, 'kind'>) => {
  const text = useText();
  const name = text(`tracking.${kind}.name`);
  return (
    <li className={looks.summary}>
      <h4 className={looks.strong}>{name}</h4>
      <p>{text(`tracking.${kind}.purpose`)}</p>
      <p className={looks.quiet}>{text(`tracking.${kind}.company`)}</p>
      <a href={policies[kind]} target="_blank" rel="noreferrer" className={looks.quietAction}>
        {text('tracking.policy', { name })}
        <Icon name="external-link" />
      </a>
    </li>
  );
};

/** What each third party gets and why, and the visitor's answer, which can be changed at any time. */
export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  const consent = useConsent();
  const trackers = useStorefront()?.trackers ?? [];
  const answer = (given: Consent['answer']) => {
    const isWithdrawn = consent?.answer === 'accepted' && given === 'refused';
    showToastOverReload({ title: text('tracking.kept'), color: 'success' });
    answerConsent(given);
    // Only a fresh page is rid of the scripts that ran here. Closing would go back in the history, which stops it.
    if (isWithdrawn) window.location.reload();
    else onClose();
  };
  return (
    <DialogFrame title={text('shell.privacyChoices')} onClose={onClose} footer={<ConsentAnswers onAnswer={answer} />}>
      <div className={looks.stack5}>
        <p className={looks.summary}>
          <State consent={consent} />
        </p>
        <p>{text('tracking.intro')}</p>
        <section className={looks.stack2}>
          <h3 className={looks.strong}>{text('tracking.who')}</h3>
          <ul className={looks.stack3}>
            {trackers.map(({ kind }) => (
              <Party key={kind} kind={kind} />
            ))}
          </ul>
          <p className={looks.quiet}>{text('tracking.abroad')}</p>
        </section>
        <section className={looks.stack2}>
          <h3 className={looks.strong}>{text('tracking.told')}</h3>
          <ul className={styles.points}>
            {(['pages', 'purchases', 'account', 'phone', 'device'] as const).map((name) => (
              <li key={name}>{text(`tracking.told.${name}`)}</li>
            ))}
          </ul>
        </section>
        {(['never', 'change'] as const).map((name) => (
          <section key={name} className={looks.stack2}>
            <h3 className={looks.strong}>{text(`tracking.${name}`)}</h3>
            <p className={looks.quiet}>{text(`tracking.${name}.body`)}</p>
          </section>
        ))}
      </div>
    </DialogFrame>
  );
};
