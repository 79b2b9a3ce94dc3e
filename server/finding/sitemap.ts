import { defaultLanguage, type Language, languageCodes, pathIn } from '../../schema/languages.ts';

/** The most pages that the protocol allows in one file; each page counts once for each language. */
const MOST_ADDRESSES = 50_000;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function urlOf(origin: string, language: Language, path: string): string {
  return escapeXml(`${origin}${pathIn(language, path)}`);
}

/** The sitemap of pages that exist in all languages; `paths` are without origin and language. */
export function writeSitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.slice(0, Math.floor(MOST_ADDRESSES / languageCodes.length)).flatMap((path) => {
    const links = [...languageCodes.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const]
      .map(([name, code]) => {
        return `<xhtml:link rel="alternate" hreflang="${name}" href="${urlOf(origin, code, path)}"/>`;
      })
      .join('');
    return languageCodes.map((code) => `<url><loc>${urlOf(origin, code, path)}</loc>${links}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
