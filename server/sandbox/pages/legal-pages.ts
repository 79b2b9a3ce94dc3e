import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LegalDocument, legalTexts } from './legal-texts.ts';
import { escapeHtml, renderPage, sendPage } from './page-shell.ts';
import { acceptedLanguage, chooseLanguage, type Language } from './texts.ts';

function legalPage(document: LegalDocument, language: Language, path: string): string {
  const sections = document.sections
    .map(
      ({ title, paragraphs }) =>
        `<section><h2>${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`,
    )
    .join('');
  const body = `<h1>${escapeHtml(document.title)}</h1><p>${escapeHtml(document.updated)}</p>${sections}`;
  return renderPage({ language, title: document.title, body, path, isReading: true });
}

/** `GET /terms` and `GET /privacy`: by `?lang=`, else by Accept-Language; any site may frame them. */
export function registerLegalPages(app: FastifyInstance): void {
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/${name}`, (request: FastifyRequest<{ Querystring: { lang?: string } }>, reply) => {
      const language = chooseLanguage(request.query.lang, acceptedLanguage(request.headers['accept-language']));
      reply.header('Vary', 'Accept-Language').header('Content-Language', language);
      return sendPage(reply, 200, legalPage(legalTexts[language][name], language, `/${name}`));
    });
  }
}
