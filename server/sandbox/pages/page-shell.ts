import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '../texts.ts';
import { texts } from './texts.ts';

/** The look of every page the provider itself serves; logical properties only, so that one sheet serves both directions. */
const pageStyle = `
:root{color-scheme:light dark;--ground:#fbf7f0;--card:#fffdf9;--ink:#2a241d;--soft:#675d50;--line:#e2d6c2;--field:#8f826f;--act:#1f4a38;--on-act:#fffaf0;--warm:#f4e9d8;--bad:#a3321f;--good:#2d6a4c}
@media (prefers-color-scheme:dark){:root{--ground:#1d1916;--card:#272220;--ink:#f4ecdf;--soft:#bfb2a0;--line:#40382f;--field:#8d806e;--act:#a9cda6;--on-act:#14271c;--warm:#332b24;--bad:#ff9c87;--good:#a9cda6}}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{background:var(--ground);color:var(--ink);font:400 16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
html[lang=ar]{line-height:1.8;font-family:"SF Arabic","Geeza Pro","Segoe UI","Noto Sans Arabic",Tahoma,sans-serif}
body{min-block-size:100dvh;display:grid;grid-template-rows:auto 1fr auto;max-inline-size:30rem;margin-inline:auto;padding:16px}
body.reading{max-inline-size:46rem}
header{display:flex;align-items:center;justify-content:space-between;gap:12px;padding-block:4px 12px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600}
.brand svg{color:var(--act);flex:none}
a{color:var(--act);text-underline-offset:3px}
header a,main a.quiet{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:8px}
main{display:grid;align-content:start;gap:16px}
h1{font-size:1.375rem;line-height:1.35;font-weight:650}
h2{font-size:1.0625rem;line-height:1.45;font-weight:650}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;display:grid;gap:14px}
ul{list-style:none;padding:0;display:grid;gap:6px;color:var(--soft)}
li,p{overflow-wrap:anywhere}
.amount{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 12px;border-block-start:1px solid var(--line);padding-block-start:14px}
.amount b{font-size:1.5rem}
b{font-variant-numeric:tabular-nums;unicode-bidi:isolate;direction:ltr;white-space:nowrap}
b svg{inline-size:.82em;block-size:.92em;margin-inline-end:.22em;vertical-align:-.06em}
small,.hint{color:var(--soft);font-size:.875rem}
.amount small{flex-basis:100%}
form{display:grid;gap:14px}
label{display:grid;gap:6px;font-weight:550}
input{inline-size:100%;min-block-size:48px;padding:8px 14px;font:inherit;font-weight:400;font-size:1.0625rem;color:inherit;background:var(--ground);border:1px solid var(--field);border-radius:12px;font-variant-numeric:tabular-nums}
input.number{direction:ltr;text-align:start}
html[dir=rtl] input.number{text-align:end}
::placeholder{color:var(--soft);opacity:.75}
input[aria-invalid=true]{border-color:var(--bad);border-width:2px}
.wrong{color:var(--bad);font-size:.875rem;font-weight:500}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:14px;align-items:start}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:.45em;min-block-size:48px;padding:8px 18px;font:inherit;font-weight:600;color:var(--on-act);background:var(--act);border:1px solid var(--act);border-radius:14px;cursor:pointer;text-decoration:none}
button.second{color:var(--ink);background:transparent;border-color:var(--field)}
button.bare{color:var(--soft);background:transparent;border-color:transparent;font-weight:500}
button[aria-disabled=true]{opacity:.65;cursor:progress}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
aside{background:var(--warm);border-radius:14px;padding:14px 16px;font-size:.875rem;display:grid;gap:2px}
aside bdi{font-variant-numeric:tabular-nums;white-space:nowrap;font-weight:600}
.result{text-align:center;justify-items:center;padding-block:36px}
.sign{inline-size:64px;block-size:64px;border-radius:50%;display:grid;place-items:center;background:var(--warm);color:var(--good)}
.sign.bad{color:var(--bad)}
footer{padding-block:20px 8px;text-align:center}
.reading section{gap:10px}
.reading p{color:var(--soft)}
@media (prefers-reduced-motion:no-preference){button{transition:opacity .15s ease-out}}
`;

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

/** How a policy names a script or a style of the page itself. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? '');

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

export const renderPage = ({
  language,
  title,
  body,
  path,
  script,
  data = '',
  footer = '',
  isReading,
}: PageContent): string => {
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
};

/** Sends HTML under a policy that allows nothing but this page's own style and scripts; any site may frame it. */
export const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
