import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../schema/languages.ts';
import { preferredLanguage } from '../http/preferred-language.ts';

/**
 * Which language a visitor of the bare root is to see: their cookie decides, then their browser.
 * A visitor who comes from one of our own pages chose the default one there, and it stays.
 */
export const rootLanguage = (request: FastifyRequest): Language => {
  const kept = request.cookies.locale;
  if (isLanguage(kept)) return kept;
  if (request.headers['sec-fetch-site'] === 'same-origin') return defaultLanguage;
  return preferredLanguage(request.headers['accept-language']) ?? defaultLanguage;
};
