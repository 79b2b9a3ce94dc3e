import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { useDialogs } from '../ui/dialog/dialog-store.tsx';
import * as looks from '../ui/looks.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import { answerConsent, ConsentAnswers, forgetThirdParties, isRefusedByBrowser, useConsent } from './consent.tsx';
import { privacyDialog } from './privacy-choices.tsx';
import type { Tracker } from './track.ts';
import * as styles from './tracking.styles.ts';

type DeskProps = { trackers: readonly Tracker[] };

/** Asks whether third parties may hear of the visit. The shop goes on without an answer. */
const ConsentBanner = ({ trackers }: DeskProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const locale = useLocale();
  const titleId = useId();
  const names = new Intl.ListFormat(locale).format(trackers.map(({ kind }) => text(`tracking.${kind}.name`)));
  return (
    <section className={styles.banner} aria-labelledby={titleId} data-consent="">
      <h2 id={titleId} className={styles.bannerTitle}>
        <Icon name="shield-check" />
        {text('tracking.banner.title')}
      </h2>
      <p className={styles.bannerBody}>
        <span className={styles.bannerText}>{text('tracking.banner.body', { names })} </span>
        <button
          type="button"
          className={looks.textLink}
          aria-haspopup="dialog"
          onClick={() => dialogs.open(privacyDialog, {})}
        >
          {text('tracking.banner.more')}
        </button>
      </p>
      <ConsentAnswers
        onAnswer={(given) => {
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          answerConsent(given);
        }}
      />
    </section>
  );
};

/** Where the visitor is about to pay nothing covers the way on; no third party is told anything meanwhile. */
const isUndisturbed = (pathname: string) => /^\/(?:cart|secure-payment)$/.test(pathname);

/** Asks the visitor, and lets third parties hear of the visit only while they agree. */
export const TrackingDesk = ({ trackers }: DeskProps) => {
  const { pathname } = useLocation();
  const consent = useConsent();
  const [withdrawal] = useState(() => new AbortController());
  // A page of the shop inside the payment frame is no visit of its own.
  const isVisit = window.top === window;
  const since = isVisit && consent?.answer === 'accepted' ? consent.at : null;
  const isAllowed = since !== null;

  // Third parties are fetched when the visitor agrees, and silent from the moment they withdraw.
  // biome-ignore lint/correctness/useExhaustiveDependencies: agreeing once more starts no third party a second time
  useEffect(() => {
    if (!isAllowed) return forgetThirdParties();
    if (withdrawal.signal.aborted) return;
    import('./third-parties.ts').then(
      ({ startThirdParties }) => startThirdParties(trackers, Date.parse(since), withdrawal.signal),
      () => {},
    );
    return () => withdrawal.abort();
  }, [isAllowed]);

  // Only a fresh page is rid of scripts that ran; a tab without the answer waits for the next navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever another page is shown
  useEffect(() => {
    if (withdrawal.signal.aborted) window.location.reload();
  }, [pathname]);

  const isAsked = isVisit && consent === null && !isRefusedByBrowser(navigator) && !isUndisturbed(pathname);
  return isAsked && <ConsentBanner trackers={trackers} />;
};
