import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../preferred-language.ts';

/**
 * Whether a visitor of the bare root is to see Arabic: his cookie decides, then his browser.
 * Who comes from one of our own pages chose English there and stays.
 */
export const wantsArabicRoot = (request: FastifyRequest): boolean => {
  const kept = request.cookies.locale;
  if (kept === 'ar' || kept === 'en') return kept === 'ar';
  if (request.headers['sec-fetch-site'] === 'same-origin') return false;
  return preferredLanguage(request.headers['accept-language']) === 'ar';
};
