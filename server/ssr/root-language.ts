import type { FastifyRequest } from 'fastify';

const prefersArabic = (acceptLanguage: string): boolean => {
  const ranked = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => (language === 'ar' || language === 'en') && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return ranked[0]?.language === 'ar';
};

/**
 * Whether a visitor of the bare root is to see Arabic: his cookie decides, then his browser.
 * Who comes from one of our own pages chose English there and stays.
 */
export const wantsArabicRoot = (request: FastifyRequest): boolean => {
  const kept = request.cookies.locale;
  if (kept === 'ar' || kept === 'en') return kept === 'ar';
  if (request.headers['sec-fetch-site'] === 'same-origin') return false;
  return prefersArabic(request.headers['accept-language'] ?? '');
};
