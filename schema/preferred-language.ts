import { isLanguage, type Language } from './languages.ts';

/**
 * Which of the shop's languages a visitor prefers, from the header `Accept-Language` with its weights; the earlier of
 * two with the same weight. Null when it names neither.
 */
export const preferredLanguage = (acceptLanguage = ''): Language | null => {
  const ranked = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .flatMap(({ language, quality }) => (isLanguage(language) && quality > 0 ? [{ language, quality }] : []))
    .sort((one, other) => other.quality - one.quality);
  return ranked[0]?.language ?? null;
};
