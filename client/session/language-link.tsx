import { useLocation } from 'react-router';
import { languages, otherLanguages } from '../../schema/languages.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { trackAndLeave } from '../tracking/track.ts';
import { otherLetters } from './session.styles.ts';
import { rememberLocale } from './settings.ts';

/** Leads to the same page in each other language, with its query and hash. */
export const LanguageLinks = ({ className }: { className: string }) => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return otherLanguages(locale).map((other) => (
    <a
      key={other}
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
      {languages[other].name}
    </a>
  ));
};
