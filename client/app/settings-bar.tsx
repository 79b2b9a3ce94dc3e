import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { type ChosenSettings, chooseSettings, readChosenSettings, usualSettings } from '../session/settings.ts';
import * as styles from './layout.styles.ts';

/** Pages whose lists and prices follow the settings; retail pages have a kind of their own. */
const changed = /^\/(?:$|services|product\/|search|branches|gift-cards|cart)/;

/** Says above the page that the shop shows less than usual, and leads back. */
const Bar = ({ chosen }: { chosen: ChosenSettings }) => {
  const text = useText();
  const locale = useLocale();
  const kind = chosen.serviceType ?? chosen.deliveryMethod;
  if (!kind) return null;
  const reset = () => {
    chooseSettings(locale, usualSettings);
    window.location.reload();
  };
  return (
    <aside className={styles.bar}>
      <span>{text(`session.bar.${kind}`)}</span>
      <button type="button" className={styles.back} onClick={reset}>
        {text('session.bar.back')}
      </button>
    </aside>
  );
};

export const SettingsBar = () => {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const box = document.createElement('div');
    document.body.prepend(box);
    setPlace(box);
    return () => box.remove();
  }, []);
  return place && changed.test(pathname) && createPortal(<Bar chosen={readChosenSettings()} />, place);
};
