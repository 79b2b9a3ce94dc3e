import { productById } from '../catalogue.ts';
import { orderNumberOf } from '../orders.ts';
import { instantOf, riyadhText } from '../riyadh.ts';
import type { Order } from '../store.ts';
import type { Language } from '../texts.ts';
import { sar } from '../world.ts';
import { escapeHtml, type PageContent } from './page-shell.ts';
import { texts } from './texts.ts';

type FieldName = 'card' | 'expiry' | 'cvc' | 'code';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** One visit of a payment that can still be paid. */
export type Visit = {
  language: Language;
  order: Order;
  /** The last digits of a card that the customer has used before. */
  savedCard: string | null;
  values?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
};

export const pathOf = (token: string, step = '') => `/pay/${encodeURIComponent(token)}${step}`;

const button = (action: string, text: string, look = '') =>
  `<button class="${look}" name="action" value="${action}">${text}</button>`;

const form = ({ language, order }: Visit, step: string, ...inner: string[]) =>
  `<form method="post" action="${pathOf(order.payment.token, step)}?lang=${language}" novalidate>${inner.join('')}</form>`;

const fieldOf =
  ({ values, errors }: Visit) =>
  (name: FieldName, label: string, attributes: string, hint = ''): string => {
    const error = errors?.[name];
    const described = [error && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ');
    const ties = `${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}`;
    return `<div><label>${label}<input class="number" name="${name}" value="${escapeHtml(values?.[name] ?? '')}"
inputmode="numeric" ${attributes}${ties}></label>
${error ? `<p class="wrong" id="${name}-wrong">${error}</p>` : ''}${hint && `<p id="${name}-hint">${hint}</p>`}</div>`;
  };

const amountOf = ({ language, order }: Visit): string =>
  `<p class="amount">${texts[language].total} <bdi>${sar(order.total).toFixed(2)} ${texts[language].currency}</bdi></p>`;

/** In the language of the order. */
const linesIn = ({ lines, language }: Order): string =>
  lines
    .map(({ product_id, quantity, start_at }) => {
      const piece = `${productById(product_id)?.name[language] ?? ''}${quantity > 1 ? ` × ${quantity}` : ''}`;
      const line = start_at ? `${piece} · ${riyadhText(instantOf(start_at), language)}` : piece;
      return `<li dir="auto">${escapeHtml(line)}</li>`;
    })
    .join('');

/** Order, amount and the card form. The typed security code is never sent back. */
export const cardPage = (visit: Visit): PageContent => {
  const { language, order, savedCard, values } = visit;
  const path = pathOf(order.payment.token);
  const text = texts[language];
  const field = fieldOf(visit);
  // A card that is known is paid with at one press, and the bank asks nothing.
  const saved = savedCard && button('saved', `${text.savedCard} <bdi>•••• ${escapeHtml(savedCard)}</bdi>`);
  const body = `<h1>${text.title}</h1>
<section><h2>${text.order} <bdi>${orderNumberOf(order)}</bdi></h2><ul>${linesIn(order)}</ul>${amountOf(visit)}</section>
${saved ? `<section>${form(visit, '/card', saved)}</section>` : ''}
<section><h2>${text.cardDetails}</h2>${form(
    visit,
    '/card',
    field('card', text.cardNumber, 'autocomplete="cc-number" maxlength="32"'),
    field('expiry', text.expiry, 'autocomplete="cc-exp" maxlength="7"', text.expiryHint),
    field('cvc', text.cvc, 'autocomplete="cc-csc" maxlength="4"', text.cvcHint),
    `<label>${text.holder}<input name="holder" value="${escapeHtml(values?.holder ?? '')}" autocomplete="cc-name" maxlength="80" dir="auto"></label>`,
    button('pay', text.pay),
    button('decline', text.decline, 'second'),
    button('cancel', text.cancel, 'second'),
  )}</section>
<aside><strong>${text.testTitle}</strong><p>${text.testApproved} <bdi>4111 1111 1111 1111</bdi></p>
<p>${text.testDeclined} <bdi>4000 0000 0000 0002</bdi></p><p>${text.testRest}</p>
<a href="${path}?lang=${language}&amp;fill=1">${text.fillIn}</a></aside>`;
  return { language, title: text.title, body, path };
};

export const codePage = (visit: Visit): PageContent => {
  const { language, order } = visit;
  const text = texts[language];
  const fields = form(
    visit,
    '/verify',
    fieldOf(visit)('code', text.code, 'autocomplete="one-time-code" maxlength="12"', text.codeHint),
    button('verify', text.confirm),
    button('cancel', text.cancel, 'second'),
  );
  const body = `<section><h1>${text.codeTitle}</h1><p>${text.codeIntro}</p>${amountOf(visit)}${fields}</section>`;
  return { language, title: text.codeTitle, body, path: pathOf(order.payment.token, '/verify') };
};

export type Ending = 'paid' | 'already' | 'declined' | 'cancelled' | 'unknown' | 'tooLarge';

/** `back` leads to the shop; null where that is unknown. */
export const endingPage = (language: Language, token: string, ending: Ending, back: string | null): PageContent => {
  const text = texts[language];
  const hasEnded = ending !== 'unknown' && ending !== 'tooLarge';
  const leave = back ? `<a class="button" href="${escapeHtml(back)}" target="_top">${text.backToShop}</a>` : '';
  const close = `<button class="second" id="close" hidden>${text.closeTab}</button><p>${text.closeHint}</p>`;
  return {
    language,
    title: text[`${ending}Title`],
    body: `<section role="status"><h1>${text[`${ending}Title`]}</h1><p>${text[`${ending}Text`]}</p>${leave}${hasEnded ? close : ''}</section>`,
    path: pathOf(token),
    ...(hasEnded && { success: ending === 'paid' || ending === 'already' }),
  };
};
