import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '../texts.ts';
import { texts } from './texts.ts';

/** The look of every page for customers; logical properties only, so that one sheet serves both directions. */
const pageStyle = `
:root{color-scheme:light dark;--ground:light-dark(#fbf7f0,#1d1916);--card:light-dark(#fffdf9,#272220);--ink:light-dark(#2a241d,#f4ecdf);--line:light-dark(#8f826f,#8d806e);--act:light-dark(#1f4a38,#a9cda6);--on-act:light-dark(#fffaf0,#14271c);--bad:light-dark(#a3321f,#ff9c87)}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
body{max-inline-size:40rem;margin-inline:auto;padding:16px}
main,section,form,label,aside{display:grid;gap:12px}
header,.amount{display:flex;justify-content:space-between;align-items:center;gap:12px}
section,aside{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px}
h1{font-size:1.4rem}
h2{font-size:1.1rem}
li,p{overflow-wrap:anywhere}
a{color:var(--act)}
header a,aside a{display:inline-flex;align-items:center;min-block-size:44px}
input,button,.button{font:inherit;min-block-size:48px;padding:8px 14px;border:1px solid var(--line);border-radius:12px}
input{inline-size:100%;color:inherit;background:var(--ground)}
input.number{direction:ltr}
html[dir=rtl] input.number{text-align:end}
.wrong{color:var(--bad)}
button,.button{font-weight:600;text-align:center;text-decoration:none;color:var(--on-act);background:var(--act);cursor:pointer}
button.second{color:var(--ink);background:transparent}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
table{inline-size:100%}
td:last-child{text-align:end}
`;

/**
 * In a tab of its own the code is typed at once; browsers complain of a frame that takes the focus. An ending tells the page
 * around it how it was, which may only take it as a hint and ask the provider. In a tab of its own a payment that was made
 * leads back to the shop.
 */
const pageScript = `
const isFrame = parent !== window;
const { success } = document.body.dataset;
if (!isFrame) document.querySelector('input[name=code]')?.focus();
if (success && isFrame) parent.postMessage({ type: 'paymob-payment', success: success === 'true' }, '*');
if (success && !isFrame) {
  const close = document.getElementById('close');
  close.hidden = false;
  close.addEventListener('click', () => window.close());
  const back = document.querySelector('a.button');
  if (success === 'true' && back) location.replace(back.href);
}
`;

/** How a policy names a script or a style of the page itself. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = `default-src 'none'; img-src data:; style-src ${hashOf(pageStyle)}; script-src ${hashOf(pageScript)}; form-action 'self'; base-uri 'none'; frame-ancestors *`;

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export type PageContent = {
  language: Language;
  title: string;
  /** Ready HTML; every value in it already escaped. */
  body: string;
  /** Path of this page, for the language switch. */
  path: string;
  /** How a payment ended; such a page sends it to the page around it. */
  success?: boolean;
};

/** Sends HTML under a policy that allows nothing but this page's own style and script; any site may frame it. */
export const sendPage = (reply: FastifyReply, status: number, { language, success, ...page }: PageContent) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const data = success === undefined ? '' : ` data-success="${success}"`;
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${escapeHtml(page.title)}</title><style>${pageStyle}</style></head>
<body${data}><header><strong>${texts[language].seller}</strong>
<a href="${escapeHtml(page.path)}?lang=${other}" lang="${other}" hreflang="${other}">${texts[language].otherLanguage}</a></header>
<main>${page.body}</main><script>${pageScript}</script></body></html>`);
};
