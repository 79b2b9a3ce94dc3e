import { useText } from '../i18n/use-text.ts';
import { skipLink } from './layout.styles.ts';
import { mainId } from './main-content.tsx';

/** The first stop of every page for those who use a keyboard; seen only while it has the focus. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={skipLink}>
    {useText()('shell.skip')}
  </a>
);
