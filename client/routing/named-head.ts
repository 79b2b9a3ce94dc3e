import type { IntlShape } from 'react-intl';
import type { Head } from './page.ts';

const longestTitle = 70;
const longestDescription = 170;
/** Search engines replace shorter ones with text of the page. */
const shortestDescription = 50;
const mostCities = 3;

/** At most this many letters, cut after a word if possible. */
const clip = (text: string, most: number): string => {
  const whole = text.trim().replace(/\s+/g, ' ');
  const letters = whole.length > most ? [...whole] : [];
  if (letters.length <= most) return whole;
  const cut = letters.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S{0,20}$/, '')}…`;
};

const placed = (title: string, { cities }: Head, intl: IntlShape): string => {
  const names = [...new Set(cities?.flatMap((name) => name || []))];
  if (names.length === 0 || names.length > mostCities) return title;
  return intl.formatMessage({ id: 'shell.head.inCities' }, { title, cities: intl.formatList(names) });
};

const described = ({ title, description = '', isPrivate }: Head, shop: string, intl: IntlShape): string => {
  if (isPrivate || description.length >= shortestDescription) return description;
  const own = (description || title).replace(/[.؟?!…]?$/, (end) => end || '.');
  return `${own} ${intl.formatMessage({ id: 'shell.head.offers' }, { shop })}`;
};

/**
 * A page's title and description as search engines and tabs show them: named after the shop and, where it fits, its
 * cities; the title of at most 70 letters, the description of 50 to 170.
 */
export const namedHead = (head: Head, shop: string, intl: IntlShape): Required<Pick<Head, 'title' | 'description'>> => {
  const name = ` · ${clip(shop, longestTitle / 2)}`;
  const number =
    head.page && head.page > 1 ? ` · ${intl.formatMessage({ id: 'shell.head.page' }, { page: head.page })}` : '';
  const room = longestTitle - name.length - number.length;
  const whole = placed(head.title, head, intl);
  const title = (whole.length <= room ? whole : clip(head.title, room)) + number + name;
  return { title, description: clip(described(head, shop, intl), longestDescription - number.length) + number };
};
