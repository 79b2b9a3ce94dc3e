import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../client/entry-server.tsx';

/** Files of the build that a page links: everything it needs before it can be used, in the order it is needed. */
export type PageAssets = { script: string; modules: string[]; styles: string[]; fonts: string[] };

export type DocumentInput = {
  page: RenderedPage;
  assets: PageAssets;
  /** `https://shop.example`, for addresses that must be absolute. */
  origin: string;
  /** What the page's style sheets carry for scripts that bring styles of their own; null when there are none. */
  styleNonce: string | null;
};

/** Runs before the first paint, so that no visitor sees the wrong colour mode flash by. */
const colorModeScript = `(function(e,k){var p=null;try{p=localStorage.getItem(k)}catch(_){}var m=p==="light"||p==="dark"?p:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.add(m);e.style.colorScheme=m})(document.documentElement,"rawnaq.color-mode")`;

/** What the Content-Security-Policy must allow beside the shop's own files. */
export const inlineScriptHashes = [`'sha256-${createHash('sha256').update(colorModeScript).digest('base64')}'`];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: no text in it can close the element or open a comment. */
const embedJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, rest = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`;

const languageLinks = ({ page, origin }: DocumentInput) => {
  const path = page.head.canonicalPath ?? page.path;
  const address = (prefix: string) => `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
  const own = page.locale === 'ar' ? '/ar' : '';
  return [
    link('canonical', address(own)),
    link('alternate', address(''), ' hreflang="en"'),
    link('alternate', address('/ar'), ' hreflang="ar"'),
    link('alternate', address(''), ' hreflang="x-default"'),
    meta('property', 'og:url', address(own)),
  ];
};

const headOf = (input: DocumentInput) => {
  const { page, assets, origin, styleNonce } = input;
  const nonce = styleNonce ? ` nonce="${escapeHtml(styleNonce)}"` : '';
  const { title, description, image, isPrivate } = page.head;
  const isIndexed = page.status === 200 && !isPrivate;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description ?? ''),
    `<script>${colorModeScript}</script>`,
    ...assets.fonts.map((font) => link('preload', font, ' as="font" type="font/woff2" crossorigin')),
    ...assets.styles.map((style) => link('stylesheet', style, nonce)),
    ...assets.modules.map((module) => link('modulepreload', module)),
    `<script type="module" src="${escapeHtml(assets.script)}"></script>`,
    ...(isIndexed ? languageLinks(input) : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:title', title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', page.locale === 'ar' ? 'ar_SA' : 'en_GB'),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(image ? [meta('property', 'og:image', new URL(image, origin).href)] : []),
    '<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1b1815" media="(prefers-color-scheme: dark)">',
    link('icon', '/icons/favicon.svg', ' type="image/svg+xml"'),
    link('apple-touch-icon', '/icons/apple-touch-icon.png'),
  ].join('');
};

/** The whole HTML answer of a page. */
export const renderDocument = (input: DocumentInput): string => {
  const { page } = input;
  const direction = page.locale === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${page.locale}" dir="${direction}"><head>${headOf(input)}</head><body><div id="root">${page.html}</div><script type="application/json" id="page-state">${embedJson(page.state)}</script></body></html>`;
};
