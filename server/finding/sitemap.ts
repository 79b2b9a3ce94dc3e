/** The most pages that the protocol allows in one file; each page counts twice, once for each language. */
const MOST_ADDRESSES = 50_000;
const LANGUAGES = [
  ['en', ''],
  ['ar', '/ar'],
] as const;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function address(origin: string, prefix: string, path: string): string {
  return escapeXml(`${origin}${prefix}${path === '/' && prefix ? '' : path}`);
}

/** The sitemap of pages that exist in both languages; `paths` are without origin and language. */
export function writeSitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.slice(0, Math.floor(MOST_ADDRESSES / LANGUAGES.length)).flatMap((path) => {
    const links = [...LANGUAGES, ['x-default', ''] as const]
      .map(([name, prefix]) => {
        return `<xhtml:link rel="alternate" hreflang="${name}" href="${address(origin, prefix, path)}"/>`;
      })
      .join('');
    return LANGUAGES.map(([, prefix]) => `<url><loc>${address(origin, prefix, path)}</loc>${links}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
