import type { Language } from '../texts.ts';
import { escapeHtml, formScript, renderPage, resultScript } from './page-shell.ts';
import { texts } from './texts.ts';

export interface PagePayment {
  orderNumber: string;
  /** Riyals with two decimals, as printed. */
  amount: string;
  lines: string[];
  /** The last digits of a card that the customer has used before. */
  savedCard: string | null;
  language: Language;
  state: 'open' | 'paid' | 'declined';
}

export type FieldErrors = Partial<Record<'card' | 'expiry' | 'cvc' | 'code', string>>;

interface ViewOf {
  language: Language;
  token: string;
}

const riyal =
  '<svg viewBox="0 0 1124 1257" fill="currentColor" role="img" aria-label="NAME"><path d="M699.6 1113c-20 44.5-33.3 92.8-38.4 143.4l424.5-90.2c20-44.5 33.3-92.8 38.4-143.4zM1085.7 895.8c20-44.5 33.3-92.8 38.4-143.4l-330.7 70.3v-135.2l292.3-62.1c20-44.5 33.3-92.8 38.4-143.4l-330.7 70.3V66.1c-50.7 28.5-95.7 66.3-132.3 111v403.4l-132.3 28.1V0c-50.7 28.4-95.7 66.3-132.3 111v525.7l-295.9 62.9c-20 44.5-33.3 92.8-38.4 143.4l334.3-71.1v170.3l-358.3 76.1c-20 44.5-33.3 92.8-38.4 143.4l375-79.7c30.5-6.4 56.8-24.4 73.8-49.2l68.8-102c7.1-10.6 11.3-23.3 11.3-37v-150l132.3-28.1v270.4z"/></svg>';

const path = (token: string, step = '') => `/pay/${encodeURIComponent(token)}${step}`;

const amountHtml = (amount: string, language: Language): string =>
  `<b>${riyal.replace('NAME', texts[language].currency)}${escapeHtml(amount)}</b>`;

const summaryHtml = ({ orderNumber, lines, amount }: PagePayment, language: Language): string => {
  const text = texts[language];
  const rows = lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('');
  return (
    `<section><h2>${text.summary}</h2><p>${text.order} <bdi>${escapeHtml(orderNumber)}</bdi></p>${rows && `<ul>${rows}</ul>`}` +
    `<div class="amount"><span>${text.total}</span>${amountHtml(amount, language)}<small>${text.includesVat}</small></div></section>`
  );
};

interface Field {
  name: keyof FieldErrors;
  label: string;
  attributes: string;
  value?: string;
  hint?: string;
  error?: string | undefined;
}

const fieldHtml = ({ name, label, attributes, value = '', hint, error }: Field): string => {
  const described = [error && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const ties = `${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}`;
  return (
    `<div><label>${label}<input class="number" name="${name}" value="${escapeHtml(value)}" inputmode="numeric" ${attributes}${ties}></label>` +
    `${error ? `<p class="wrong" id="${name}-wrong">${error}</p>` : ''}${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`
  );
};

const testHtml = (language: Language, token: string) => {
  const text = texts[language];
  return (
    `<aside><strong>${text.testTitle}</strong><span>${text.testApproved} <bdi>4111 1111 1111 1111</bdi></span>` +
    `<span>${text.testDeclined} <bdi>4000 0000 0000 0002</bdi></span><span>${text.testRest}</span>` +
    `<a class="quiet" href="${path(token)}?lang=${language}&amp;fill=1">${text.fillIn}</a></aside>`
  );
};

interface CardView extends ViewOf {
  payment: PagePayment;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

/** A card that is known is paid with at one press, and the bank asks nothing. */
const savedCardHtml = ({ savedCard }: PagePayment, language: Language, token: string): string => {
  if (savedCard === null) return '';
  return (
    `<section><form method="post" action="${path(token, '/card')}?lang=${language}">` +
    `<button name="action" value="saved">${texts[language].savedCard} <bdi dir="ltr">•••• ${escapeHtml(savedCard)}</bdi></button></form></section>`
  );
};

/** Order, amount and the card form. The typed security code is never sent back. */
export const cardPage = ({ language, token, payment, values, errors }: CardView): string => {
  const text = texts[language];
  const fields = [
    fieldHtml({
      name: 'card',
      label: text.cardNumber,
      attributes: 'autocomplete="cc-number" maxlength="32" placeholder="4111 1111 1111 1111"',
      value: values.card,
      error: errors.card,
    }),
    '<div class="pair">',
    fieldHtml({
      name: 'expiry',
      label: text.expiry,
      attributes: 'autocomplete="cc-exp" maxlength="7" placeholder="12/30"',
      value: values.expiry,
      hint: text.expiryHint,
      error: errors.expiry,
    }),
    fieldHtml({
      name: 'cvc',
      label: text.cvc,
      attributes: 'autocomplete="cc-csc" maxlength="4" placeholder="123"',
      value: values.cvc,
      hint: text.cvcHint,
      error: errors.cvc,
    }),
    '</div>',
  ].join('');
  const body =
    `<h1>${text.title}</h1>${summaryHtml(payment, language)}${savedCardHtml(payment, language, token)}<section><h2>${text.cardDetails}</h2>` +
    `<form method="post" action="${path(token, '/card')}?lang=${language}" novalidate>${fields}` +
    `<label>${text.holder}<input name="holder" value="${escapeHtml(values.holder ?? '')}" autocomplete="cc-name" maxlength="80" dir="auto"></label>` +
    `<button name="action" value="pay">${text.pay} ${amountHtml(payment.amount, language)}</button>` +
    `<button class="second" name="action" value="decline">${text.decline}</button>` +
    `<button class="bare" name="action" value="cancel">${text.cancel}</button></form></section>${testHtml(language, token)}`;
  return renderPage({ language, title: text.title, body, path: path(token), script: formScript, footer: text.secured });
};

export const codePage = ({ language, token, payment, errors }: Omit<CardView, 'values'>): string => {
  const text = texts[language];
  const field = fieldHtml({
    name: 'code',
    label: text.code,
    attributes: 'autocomplete="one-time-code" maxlength="12"',
    hint: text.codeHint,
    error: errors.code,
  });
  const body =
    `<section><small>${text.bank} · <bdi>3-D Secure</bdi></small><h1>${text.codeTitle}</h1><p>${text.codeIntro}</p>` +
    `<div class="amount"><span>${text.total}</span>${amountHtml(payment.amount, language)}</div>` +
    `<form method="post" action="${path(token, '/verify')}?lang=${language}" novalidate>${field}` +
    `<button name="action" value="verify">${text.confirm}</button>` +
    `<button class="bare" name="action" value="cancel">${text.cancel}</button></form></section>`;
  return renderPage({
    language,
    title: text.codeTitle,
    body,
    path: path(token, '/verify'),
    script: formScript,
    footer: text.secured,
  });
};

export type Ending = 'paid' | 'already' | 'declined' | 'cancelled' | 'unknown' | 'tooLarge';

const endings: Record<Ending, { isGood: boolean; speaks: boolean }> = {
  paid: { isGood: true, speaks: true },
  already: { isGood: true, speaks: true },
  declined: { isGood: false, speaks: true },
  cancelled: { isGood: false, speaks: true },
  unknown: { isGood: false, speaks: false },
  tooLarge: { isGood: false, speaks: false },
};

interface EndingView extends ViewOf {
  ending: Ending;
  returnUrl?: string | undefined;
}

export const endingPage = ({ language, token, ending, returnUrl }: EndingView): string => {
  const text = texts[language];
  const { isGood, speaks } = endings[ending];
  const stroke = isGood ? 'm9 17 5 5 10-11' : 'm11 11 10 10M21 11 11 21';
  const sign = `<span class="sign${isGood ? '' : ' bad'}"><svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${stroke}"/></svg></span>`;
  const title = text[`${ending}Title`];
  const back = returnUrl
    ? `<a class="button" href="${escapeHtml(returnUrl)}" target="_top">${text.backToShop}</a>`
    : '';
  const body =
    `<section class="result" role="status">${sign}<h1>${title}</h1><p>${text[`${ending}Text`]}</p>${back}` +
    `${speaks ? `<button class="second" id="close" hidden>${text.closeTab}</button><p class="hint">${text.closeHint}</p>` : ''}</section>`;
  return renderPage({
    language,
    title,
    body,
    path: path(token),
    ...(speaks ? { script: resultScript, data: `data-success="${isGood}"` } : {}),
  });
};
