import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import * as looks from '../ui/looks.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import { answerConsent, type Consent } from './consent.ts';
import type { Tracker } from './track.ts';
import * as styles from './tracking.styles.ts';

type BannerProps = { trackers: readonly Tracker[]; onMore: () => void };

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

/** Keyboard focus never lands on something that the question covers. */
const keepClear = (banner: HTMLElement | null) => {
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `${(banner?.offsetHeight ?? 0) + 80}px`;
  return () => {
    style.scrollPaddingBlockEnd = '';
  };
};

/** Asks whether third parties may hear of the visit. Yes and no weigh the same; the shop goes on without an answer. */
export const ConsentBanner = ({ trackers, onMore }: BannerProps) => {
  const text = useText();
  const locale = useLocale();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => keepClear(banner.current), []);
  const names = new Intl.ListFormat(locale).format(trackers.map(({ kind }) => text(`tracking.${kind}.name`)));
  const answer = (given: Consent['answer']) => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    answerConsent(given);
  };
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.bannerTitle}>
        <Icon name="shield-check" />
        {text('tracking.banner.title')}
      </h2>
      <p className={styles.bannerBody}>
        <span className={styles.bannerText}>{text('tracking.banner.body', { names })} </span>
        <button type="button" className={looks.textLink} aria-haspopup="dialog" onClick={onMore}>
          {text('tracking.banner.more')}
        </button>
      </p>
      <ConsentAnswers onAnswer={answer} />
    </section>
  );
};
