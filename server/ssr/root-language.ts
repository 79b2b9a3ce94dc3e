import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../http/preferred-language.ts';

/**
 * Whether a visitor of the bare root is to see Arabic: their cookie decides, then their browser.
 * A visitor who comes from one of our own pages chose English there, and it stays.
 */
export const wantsArabicRoot = (request: FastifyRequest): boolean => {
  const kept = request.cookies.locale;
  if (kept === 'ar' || kept === 'en') return kept === 'ar';
  if (request.headers['sec-fetch-site'] === 'same-origin') return false;
  return preferredLanguage(request.headers['accept-language']) === 'ar';
};
