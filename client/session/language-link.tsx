import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { trackAndLeave } from '../tracking/track.ts';
import { otherLetters } from './language-link.styles.ts';
import { rememberLocale } from './settings.ts';

/** Leads to the same page in the other language, with its query and hash. */
export const LanguageLink = ({ className }: { className: string }) => {
  const text = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <a
      href={localePath(other, pathname) + search}
      hrefLang={other}
      lang={other}
      className={`${className} ${otherLetters}`}
      onClick={(event) => {
        rememberLocale(other);
        trackAndLeave({ event: 'change_locale', locale: other });
        event.currentTarget.hash = window.location.hash;
      }}
    >
      {text('shell.otherLanguage')}
    </a>
  );
};
