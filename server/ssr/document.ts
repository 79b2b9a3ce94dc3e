import type { RenderedPage } from '../../client/entry-server.tsx';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
  otherLanguages,
  pathIn,
} from '../../schema/languages.ts';
import { inlineScripts } from './inline-scripts.ts';

/** Files of the build that a page links: everything it needs before it can be used, in the order it is needed. */
export type PageAssets = {
  /** The classic script in front of all others, `client/early.ts`. */
  early: string;
  /** The scripts of the shop. */
  entry: string;
  /** The imports of the entry and the page, and the script of the page itself. */
  modules: string[];
  /** The one style sheet of the shop. */
  sheet: string;
  fonts: string[];
};

/** The shop's theme in a page: the grounds in light and dark, and the sheet of a theme that is not the default. */
export type ThemeAssets = { grounds: readonly [light: string, dark: string]; sheet: string | null };

export type DocumentInput = {
  page: RenderedPage;
  assets: PageAssets;
  /** `https://shop.example`, for URLs that must be absolute. */
  origin: string;
  /** The attribute of the page's style sheets for scripts that bring styles of their own; null when there are none. */
  styleNonce: string | null;
  theme: ThemeAssets;
  /** The line above a page whose lists are older than usual, as HTML; empty for most. */
  asOf: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML and XML write it. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: no text in it can close the element or open a comment. */
const embedJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}">`;

const link = (rel: string, href: string, rest = '') => `<link rel="${rel}" href="${escapeMarkup(href)}"${rest}>`;

const addressKeys = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate']);

/** A data block, which no browser runs. Machines read it away from its page, so its URLs are made whole. */
const structuredData = ({ page, origin }: DocumentInput) => {
  if (page.structuredData.length === 0) return [];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': page.structuredData }, (key, value) =>
    addressKeys.has(key) && typeof value === 'string' && value.startsWith('/') ? `${origin}${value}` : value,
  );
  return [`<script type="application/ld+json">${embedJson(json)}</script>`];
};

/** Drawn once for every page without a picture of its own. */
const shareImage = '/images/share.png';

/** Sites that preview links may know nothing but JPEG; the shop makes one of its pictures at this URL. */
const pictureOf = (image: string | undefined, origin: string): string =>
  (image && URL.parse(image.replace(/^\/p\//, '/p/share/'), origin)?.href) || `${origin}${shareImage}`;

const openGraphLocale = (language: Language) => languages[language].og ?? languages[language].intl.replace('-', '_');

/** How the page looks when its link is shared. */
const shareTags = ({ page, origin }: DocumentInput, title: string, description: string) => {
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:locale', openGraphLocale(page.locale)),
    ...otherLanguages(page.locale).map((code) => meta('property', 'og:locale:alternate', openGraphLocale(code))),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:image', pictureOf(page.head.image, origin)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

const languageLinks = ({ page, origin }: DocumentInput) => {
  const path = page.head.canonicalPath ?? page.path;
  const urlIn = (language: Language) => origin + pathIn(language, path);
  return [
    link('canonical', urlIn(page.locale)),
    ...languageCodes.map((code) => link('alternate', urlIn(code), ` hreflang="${code}"`)),
    link('alternate', urlIn(defaultLanguage), ' hreflang="x-default"'),
    meta('property', 'og:url', urlIn(page.locale)),
  ];
};

const headOf = (input: DocumentInput) => {
  const { page, assets, styleNonce, theme } = input;
  const nonce = styleNonce ? ` nonce="${escapeMarkup(styleNonce)}"` : '';
  const { title, description = '', isPrivate } = page.head;
  const isIndexed = page.status === 200 && !isPrivate;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    `<script>${inlineScripts.colorMode}</script>`,
    // Before the style sheets, which a script after them would wait for.
    `<script src="${assets.early}" data-missing="${escapeMarkup(page.missingCode)}" data-reload="${escapeMarkup(page.reload)}"></script>`,
    ...assets.fonts.map((font) => link('preload', font, ' as="font" type="font/woff2" crossorigin')),
    ...[assets.sheet, theme.sheet ?? []].flat().map((sheet) => link('stylesheet', sheet, nonce)),
    ...assets.modules.map((module) => link('modulepreload', module)),
    // Once all of them are there; its data stands at the end of the page.
    `<script type="module" async src="${escapeMarkup(assets.entry)}"></script>`,
    ...(isIndexed ? languageLinks(input) : [meta('name', 'robots', 'noindex')]),
    ...shareTags(input, title, description),
    ...structuredData(input),
    `<meta name="theme-color" content="${theme.grounds[0]}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${theme.grounds[1]}" media="(prefers-color-scheme: dark)">`,
    link('manifest', pathIn(page.locale, '/manifest.webmanifest')),
    link('icon', '/icons/favicon.svg', ' type="image/svg+xml"'),
    link('apple-touch-icon', '/icons/apple-touch-icon.png'),
  ].join('');
};

/** The whole HTML answer of a page. */
export const renderDocument = (input: DocumentInput): string => {
  const { page, asOf } = input;
  const { direction } = languages[page.locale];
  return `<!doctype html><html lang="${page.locale}" dir="${direction}"><head>${headOf(input)}</head><body>${asOf}<div id="root">${page.html}</div><script type="application/json" id="page-state">${embedJson(page.state)}</script></body></html>`;
};
