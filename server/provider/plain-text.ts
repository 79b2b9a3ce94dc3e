const namedEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['laquo', '«'],
  ['raquo', '»'],
]);

const decodeEntity = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return namedEntities.get(name.toLowerCase()) ?? entity;
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
};

/** `Nails &amp; hair` as it is read. Once only: what is written twice is meant to be read as written. */
export const readEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity) : text;

/** Marks of markup and of reversed writing, and white space that would be written otherwise; most texts have none. */
const uneven = /[<&\u202d\u202e]|\s\s|[^\S ]/;

const withoutMarkup = (text: string): string => {
  if (!uneven.test(text)) return text.trim();
  const bare = text
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*(?:>|$)/gi, ' ');
  return readEntities(bare)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/[\u202d\u202e]/g, '')
    .trim();
};

/**
 * The provider's text without its markup, at most `maxLength` characters. Ends of blocks become line breaks.
 * The input is cut before it is searched, so a hostile text costs no more than an honest one.
 */
export const plainText = (markup: string, maxLength: number): string => {
  const text = withoutMarkup(markup.slice(0, maxLength * 4));
  const short = text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
  return short.toWellFormed();
};
