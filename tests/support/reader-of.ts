import type { Language } from '../../schema/languages.ts';
import { Reader } from '../../server/provider/reader.ts';

/** A reader of one object as a provider at `https://p.example` sends it. */
export const readerOf = (fields: object, language: Language = 'en'): Reader =>
  new Reader(fields, { endpoint: 'GET test', baseUrl: 'https://p.example', language, onSkip: () => undefined });
