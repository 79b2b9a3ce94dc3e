import type { FieldErrors } from './payment-views.ts';
import type { PageTexts } from './texts.ts';

/** The card that the test bank always refuses. */
export const refusedCard = '4000000000000002';

/** Values of the button that fills the form in for a tester. */
export const testCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'RAWNAQ TEST' } as const;

/** Western digits only: Arabic-Indic and Persian ones count as digits, everything else is dropped. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/\D/g, '');
}

/** `MMYY` or `MMYYYY` that has not ended before `now`. */
function isFuture(expiry: string, now: Date): boolean {
  const month = Number(expiry.slice(0, 2));
  const year = Number(expiry.slice(2)) + (expiry.length === 4 ? 2000 : 0);
  if (![4, 6].includes(expiry.length) || month < 1 || month > 12) return false;
  return year * 12 + month > now.getUTCFullYear() * 12 + now.getUTCMonth();
}

/** What is wrong with a card form, by field; empty when nothing is. */
export function checkCard(form: URLSearchParams, text: PageTexts, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  const length = digitsOf(form.get('card') ?? '').length;
  if (length < 13 || length > 19) errors.card = text.cardInvalid;
  if (!isFuture(digitsOf(form.get('expiry') ?? ''), now)) errors.expiry = text.expiryInvalid;
  if (!/^\d{3,4}$/.test(digitsOf(form.get('cvc') ?? ''))) errors.cvc = text.cvcInvalid;
  return errors;
}
