import type { FastifyRequest } from 'fastify';

export type Language = 'ar' | 'en';

/** The same sentence, written in each language of the shop. */
export type Text = Record<Language, string>;

/** Arabic when `Accept-Language` begins with it, English otherwise. */
export const languageOf = (request: FastifyRequest): Language =>
  /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';
