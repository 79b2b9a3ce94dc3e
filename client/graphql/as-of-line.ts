import type { Language } from '../../schema/languages.ts';
import { type ClockHours, clockText } from '../i18n/clock.ts';
import { windowText } from '../i18n/window-texts.ts';
import * as looks from '../ui/looks.styles.ts';

const find = () => document.getElementById('as-of');

/**
 * Follows the age of the server's answers: `now`, or the time in Riyadh of the oldest and the hours of the shop's
 * clock (`14:02 12`). The server prints the line above a page.
 */
export const showAsOf = (told: string): void => {
  const [time = '', hours] = told.split(' ');
  if (!hours) {
    find()?.remove();
    return;
  }
  const locale = document.documentElement.lang as Language;
  const line = find() ?? document.createElement('p');
  line.id = 'as-of';
  line.className = looks.asOfLine;
  line.setAttribute('role', 'status');
  line.textContent = `${windowText('recovery.asOf')} ${clockText(locale, Number(hours) as ClockHours, time)}`;
  if (!line.isConnected) document.body.prepend(line);
};
