/** Letters that people write in several ways and that Unicode does not take apart; an empty text is left out. */
const letters: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ء: '',
  ـ: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

const westernDigit = (digit: string): string => String(digit.charCodeAt(0) % 16);

/**
 * A text as it is compared: accents, Arabic diacritics and stretching left out, the forms of alef, ya, ta marbuta and
 * of the letters that carry a hamza made one, small letters, Western digits.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(special, (letter) => letters[letter] ?? '')
    .replace(/[٠-٩۰-۹]/g, westernDigit);

/** The article with the letters written together with it, and "and" before a longer word. */
const articlePrefix = /^(?:(?:[وفبك]?ال|لل)(?=\p{L}{2})|و(?=\p{L}{3}))/u;
const longestForm = 40;

/** A folded word, first as it stands, then without the Arabic article or the conjunction before it. */
const formsOf = (word: string): string[] => {
  const form = foldText(word).slice(0, longestForm);
  const bare = form.replace(articlePrefix, '');
  return [form, bare].filter((one, index, all) => one !== '' && all.indexOf(one) === index);
};

/** A word of a text: where it stands, in UTF-16 units, and its folded form. */
export type FoldedWord = { start: number; end: number; forms: string[] };

const word = /[\p{L}\p{N}](?:['’]?[\p{L}\p{N}\p{M}\p{Cf}])*/gu;

export const wordsOf = (text: string, mostCharacters: number): FoldedWord[] =>
  [...text.slice(0, mostCharacters).matchAll(word)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, forms: formsOf(word) }))
    .filter(({ forms }) => forms.length > 0);
