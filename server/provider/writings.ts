import { type Language, languageCodes } from '../../schema/languages.ts';
import { isFields } from '../values/safe-values.ts';
import { toPlainDigits, toWestern } from '../values/western-digits.ts';

export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The words of some providers for an empty value. In lower case only: Null is a name. */
const isNoWord = (text: string): boolean => /^(?:null|undefined|n\/a|[-–—]*)$/.test(text.trim());

/** Nothing, in any of the ways to write it: PHP sends the empty list for an empty object. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || isEmpty(value) || (typeof value === 'string' && isNoWord(value));

/** Characters that reverse the text after them, or end a text for some parsers. */
const treacherous = /[\0\u202d\u202e]/;

/** A text as it can be sent, shown and put into a URL: half characters are no text. */
const toSound = (text: string): string =>
  text.isWellFormed() && !treacherous.test(text) ? text : text.toWellFormed().replace(new RegExp(treacherous, 'g'), '');

/** A text; a number counts as one, and of `{ ar, en }` the one of this language, else another. Null when it says nothing. */
export const toText = (value: unknown, language: Language): string | null => {
  if (typeof value === 'string') return isNoWord(value) ? null : toSound(value);
  if (typeof value === 'number') return String(value);
  if (!isFields(value)) return null;
  for (const code of [language, ...languageCodes]) {
    const text = value[code];
    if (typeof text === 'string' && !isNoWord(text)) return toSound(text);
  }
  return null;
};

/** An id; a number counts as one. Null when it is missing or blank. */
export const toId = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? toSound(value) : null;
};

/** The address of a picture, which some providers put into an object with its sizes, or into a list. */
export const toAddress = (value: unknown): unknown => {
  const first = Array.isArray(value) ? value[0] : value;
  return isFields(first) ? (first.url ?? first.original ?? first.src ?? null) : first;
};

/** The riyal as it is written beside an amount. Another currency is not read: its amount would be a wrong one. */
const riyal = '(?:SAR|SR|ر\\.?\\s?س\\.?|ريال(?:\\s+سعودي)?|[\\u20c1\\ufdfc])';
const amount = new RegExp(`^(?:${riyal})?\\s*([+-]?)\\s*(?:${riyal})?\\s*(\\d[\\d.,]*)\\s*(?:${riyal})?$`, 'i');
/** Characters. A longer text is no number, and is not searched for one. */
const longestWriting = 60;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const withComma = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

const toDigits = (written: string): string | null => {
  if (/^\d+(?:\.\d+)?$/.test(written)) return written;
  if (grouped.test(written)) return written.replaceAll(',', '');
  return withComma.test(written) ? written.replaceAll('.', '').replace(',', '.') : null;
};

/** `12.5`, `1,250.00`, `SAR 12`, `١٢٫٥ ر.س`, `12,50`; null for everything that can be read in two ways or in none. */
export const toNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return toFinite(value);
  if (value.length > longestWriting) return null;
  const plain = toPlainDigits(value).replaceAll('٫', '.').replace(/[٬،]/g, ',');
  const [, sign = '', written = ''] = amount.exec(plain.trim()) ?? [];
  const digits = toDigits(written);
  return digits === null ? null : toFinite(`${sign}${digits}`);
};

const toFinite = (digits: string): number | null => {
  const number = Number(digits);
  return Number.isFinite(number) ? number : null;
};

/** An amount of riyals: a number as above, or an object that holds one beside its currency. */
export const toAmount = (value: unknown): number | null => {
  if (!isFields(value)) return toNumber(value);
  const isRiyal = isMissing(value.currency) || /^(?:SAR|SR)$/i.test(String(value.currency));
  return isRiyal ? toNumber(value.amount ?? value.value) : null;
};

const duration =
  /^(?:(\d+)\s*(?:h|hrs?|hours?|ساعة|ساعات))?\s*(?:and|و)?\s*(?:(\d+)\s*(?:m|mins?|minutes?|دقيقة|دقائق)?\.?)?$/i;

/** Whole minutes of `45`, `45 min`, `1 hour 30 minutes` or `01:30`; 0 when it says none. */
export const toMinutes = (value: unknown): number => {
  const isText = typeof value === 'string' && value.length <= longestWriting;
  const text = isText ? toWestern(value.trim()) : '';
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? duration.exec(text) ?? [];
  const number = toNumber(value) ?? Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return number > 0 && number < 2 ** 31 ? Math.round(number) : 0;
};

/** Whether the provider means yes, in any of the ways it writes that. */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:1|true|yes|on)$/i.test(value));

/** PHP writes a list with holes as an object with numbers for names; others name the entries by a field of their own. */
const toEntries = (value: unknown): unknown[] | null => {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  const entries = Object.entries(value);
  const isList = entries.every(
    ([name, entry]) => /^\d+$/.test(name) || (isFields(entry) && Object.values(entry).some((told) => told === name)),
  );
  return isList ? entries.map(([, entry]) => entry) : null;
};

/** A list as it is, or the list in a page of one. */
export const listIn = (value: unknown): unknown[] | null =>
  toEntries(value) ?? (isFields(value) ? (toEntries(value.data) ?? toEntries(value.items)) : null);
