import { useStorefront } from '../session/viewer-scope.tsx';
import { clockText } from './clock.ts';
import { useLocale } from './use-locale.tsx';

/** Times as the shop's customers read them; see `clockText`. */
export const useClock = () => {
  const locale = useLocale();
  const hours = useStorefront()?.clockHours === 24 ? 24 : 12;
  return (time: string, isPlain?: boolean): string => clockText(locale, hours, time, isPlain);
};
