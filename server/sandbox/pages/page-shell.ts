import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageStyle } from './page-style.ts';
import { type Language, texts } from './texts.ts';

/** Groups the card number, writes the slash of the date, makes a second press harmless and, in a tab, goes to the code. */
export const formScript = `
if (parent === window) document.querySelector('input[name=code]')?.focus();
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) return event.preventDefault();
  form.dataset.sent = '1';
  const button = event.submitter;
  if (!button) return;
  button.style.minInlineSize = button.offsetWidth + 'px';
  button.setAttribute('aria-disabled', 'true');
  button.textContent = document.body.dataset.waiting;
});
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
const shape = (name, format) => document.querySelector('input[name=' + name + ']')?.addEventListener('input', (event) => {
  const field = event.target;
  if (field.selectionStart === field.value.length) field.value = format(field.value);
});
shape('card', (text) => (text.replace(/\\D/g, '').match(/.{1,4}/g) ?? []).join(' ').slice(0, 23));
shape('expiry', (text) => text.replace(/^(\\d\\d)(\\d)/, '$1/$2'));
`;

/**
 * Tells the page around it how it ended, which may only take it as a hint and ask the provider. In a tab of its own a
 * payment that was made leads back to the shop.
 */
export const resultScript = `
const message = { type: 'paymob-payment', success: document.body.dataset.success === 'true' };
const back = document.querySelector('a.button');
const button = document.getElementById('close');
if (parent !== window) parent.postMessage(message, '*');
else {
  button.hidden = false;
  button.addEventListener('click', () => window.close());
  if (message.success && back) location.replace(back.href);
}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  'img-src data:',
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(formScript)} ${hashOf(resultScript)}`,
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? '');
}

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M15 2C9 8 6 12 5 16c5 1 8.5 4 10 8.5zM17 2c6 6 9 10 10 14-5 1-8.5 4-10 8.5zM4.6 18.5C5 25.5 9 29.5 14.8 30c-.6-6-4.2-10.3-10.2-11.5zM27.4 18.5C27 25.5 23 29.5 17.2 30c.6-6 4.2-10.3 10.2-11.5z"/></svg>';

export interface PageContent {
  language: Language;
  title: string;
  /** Ready HTML; every value in it already escaped. */
  body: string;
  /** Path of this page, for the language switch. */
  path: string;
  script?: string;
  /** Data attributes of the body, ready HTML. */
  data?: string;
  footer?: string;
  isReading?: boolean;
}

export function renderPage({
  language,
  title,
  body,
  path,
  script,
  data = '',
  footer = '',
  isReading,
}: PageContent): string {
  const text = texts[language];
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const kind = isReading ? ' class="reading"' : '';
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>` +
    `<body${kind} data-waiting="${escapeHtml(text.waiting)}"${data && ` ${data}`}><header><span class="brand">${mark}${escapeHtml(text.seller)}</span>` +
    `<a href="${escapeHtml(path)}?lang=${other}" lang="${other}" hreflang="${other}">${text.otherLanguage}</a></header>` +
    `<main>${body}</main><footer><small>${footer}</small></footer>${script ? `<script>${script}</script>` : ''}</body></html>`
  );
}

/** Sends HTML under a policy that allows nothing but this page's own style and scripts; any site may frame it. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
