import type { Text } from '../texts.ts';

/** Prices in halalas. */
export const serviceFees: { id: number; name: Text; price: number; needsAddress: boolean }[] = [
  { id: 1, name: { en: 'VIP suite', ar: 'جناح كبار الضيوف' }, price: 7500, needsAddress: false },
  { id: 2, name: { en: 'Home visit', ar: 'زيارة منزلية' }, price: 12000, needsAddress: true },
];

export const homeVisitFeeId = 2;

/** `isLater` is paid when the customer comes, without a payment page. */
export const paymentMethods: { id: number; picture: string; name: Text; isLater?: true }[] = [
  { id: 1, picture: 'mada', name: { en: 'mada', ar: 'مدى' } },
  { id: 2, picture: 'visa-mastercard', name: { en: 'Visa / Mastercard', ar: 'فيزا / ماستركارد' } },
  { id: 3, picture: 'apple-pay', name: { en: 'Apple Pay', ar: 'أبل باي' } },
  { id: 4, picture: 'stc-pay', name: { en: 'STC Pay', ar: 'إس تي سي باي' } },
  { id: 5, picture: 'cash-at-the-branch', name: { en: 'Cash at the branch', ar: 'نقدًا في الفرع' }, isLater: true },
];

/** `percent` of the cart or a fixed `amount`, from a cart of `minimum` on; amounts in halalas. */
type PromoCode = { code: string; percent?: number; amount?: number; minimum?: number; expiresOn: string | null };

export const promoCodes: PromoCode[] = [
  { code: 'RAWNAQ10', percent: 10, expiresOn: null },
  { code: 'WELCOME50', amount: 5000, minimum: 20000, expiresOn: null },
  { code: 'RAMADAN25', percent: 25, expiresOn: '2024-04-09' },
];
