import { DEMO_SELLER } from '../../settings/demo-seller.ts';

export type Language = 'ar' | 'en';

const en = {
  title: 'Secure payment',
  seller: DEMO_SELLER.SELLER_NAME_EN,
  order: 'Order',
  summary: 'Order summary',
  total: 'Amount to pay',
  includesVat: 'Includes VAT',
  currency: 'Saudi riyals',
  otherLanguage: 'العربية',
  cardDetails: 'Card details',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvc: 'Security code',
  cvcHint: '3 or 4 digits',
  holder: 'Name on card',
  pay: 'Pay',
  savedCard: 'Use the saved card',
  decline: 'Decline (test)',
  cancel: 'Cancel and close',
  waiting: 'One moment…',
  testTitle: 'Test mode: no money moves',
  testApproved: 'Approved after a code:',
  testDeclined: 'Declined by the bank:',
  testRest: 'Any future date and any security code will do.',
  fillIn: 'Use the test card',
  cardInvalid: 'Enter the full card number',
  expiryInvalid: 'Enter the date as MM/YY, not in the past',
  cvcInvalid: 'Enter the 3 or 4 digits on the card',
  codeTitle: 'Confirm it is you',
  codeIntro: 'Your bank has sent a code to your phone. Enter it to approve this payment.',
  code: 'Verification code',
  codeHint: 'Test mode: any 4 digits or more, 1234 for example',
  codeInvalid: 'Enter the code, at least 4 digits',
  confirm: 'Confirm payment',
  bank: 'Cardholder check',
  paidTitle: 'Payment received',
  paidText: 'Thank you. Your order is confirmed.',
  alreadyTitle: 'This order is already paid',
  alreadyText: 'Nothing more is due. You have not been charged twice.',
  declinedTitle: 'Payment declined',
  declinedText: 'Your bank refused this payment and nothing was charged. Go back to try again.',
  cancelledTitle: 'Payment cancelled',
  cancelledText: 'You closed this payment and nothing was charged. Your cart is kept.',
  unknownTitle: 'This payment link does not work',
  unknownText: 'It may be mistyped or out of date. Go back and start the payment again.',
  tooLargeTitle: 'This could not be read',
  tooLargeText: 'The form was not sent as expected. Go back and try again.',
  closeTab: 'Close this tab',
  closeHint: 'You can close this tab now.',
  backToShop: 'Back to Rawnaq',
  secured: 'Card details stay on this page and are never stored.',
} as const;

const ar: Record<keyof typeof en, string> = {
  title: 'دفع آمن',
  seller: DEMO_SELLER.SELLER_NAME_AR,
  order: 'طلب رقم',
  summary: 'ملخص الطلب',
  total: 'المبلغ المستحق',
  includesVat: 'شامل ضريبة القيمة المضافة',
  currency: 'ريال سعودي',
  otherLanguage: 'English',
  cardDetails: 'بيانات البطاقة',
  cardNumber: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر/سنة',
  cvc: 'رمز الأمان',
  cvcHint: '3 أو 4 أرقام',
  holder: 'الاسم على البطاقة',
  pay: 'دفع',
  decline: 'رفض (تجربة)',
  savedCard: 'استخدام البطاقة المحفوظة',
  cancel: 'إلغاء وإغلاق',
  waiting: 'لحظة من فضلك…',
  testTitle: 'وضع التجربة: لن يُخصم أي مبلغ',
  testApproved: 'تُقبل بعد إدخال الرمز:',
  testDeclined: 'يرفضها البنك:',
  testRest: 'يكفي أي تاريخ قادم وأي رمز أمان.',
  fillIn: 'استخدام بطاقة التجربة',
  cardInvalid: 'يُرجى إدخال رقم البطاقة كاملًا',
  expiryInvalid: 'يُرجى إدخال التاريخ بصيغة شهر/سنة على ألا يكون قد مضى',
  cvcInvalid: 'يُرجى إدخال الأرقام الثلاثة أو الأربعة على بطاقتك',
  codeTitle: 'تأكيد هويتك',
  codeIntro: 'وصلك رمز من البنك على جوالك. إدخاله هو موافقتك على هذه العملية.',
  code: 'رمز التحقق',
  codeHint: 'وضع التجربة: أي 4 أرقام أو أكثر، مثل 1234',
  codeInvalid: 'يُرجى إدخال الرمز، 4 أرقام على الأقل',
  confirm: 'تأكيد الدفع',
  bank: 'التحقق من حامل البطاقة',
  paidTitle: 'تم الدفع',
  paidText: 'شكرًا لك، تم تأكيد طلبك.',
  alreadyTitle: 'هذا الطلب مدفوع',
  alreadyText: 'لا يوجد مبلغ مستحق، ولم يُخصم منك مرتين.',
  declinedTitle: 'رُفضت عملية الدفع',
  declinedText: 'لم يوافق البنك على العملية ولم يُخصم أي مبلغ. يمكنك العودة والمحاولة مرة أخرى.',
  cancelledTitle: 'أُلغيت عملية الدفع',
  cancelledText: 'أُغلقت صفحة الدفع ولم يُخصم أي مبلغ. سلتك محفوظة.',
  unknownTitle: 'رابط الدفع لا يعمل',
  unknownText: 'قد يكون الرابط ناقصًا أو منتهي الصلاحية. يمكنك العودة وبدء الدفع من جديد.',
  tooLargeTitle: 'تعذّرت قراءة الطلب',
  tooLargeText: 'لم تصل البيانات كما يجب. يمكنك العودة إلى الصفحة والمحاولة مرة أخرى.',
  closeTab: 'إغلاق هذا التبويب',
  closeHint: 'يمكنك إغلاق هذه الصفحة الآن.',
  backToShop: 'العودة إلى رونق',
  secured: 'تبقى بيانات بطاقتك في هذه الصفحة ولا تُحفظ.',
};

export type PageTexts = Record<keyof typeof en, string>;

export const texts: Record<Language, PageTexts> = { ar, en };

/** `?lang=` first, then the given fallback. */
export function chooseLanguage(wanted: unknown, fallback: Language): Language {
  return wanted === 'ar' || wanted === 'en' ? wanted : fallback;
}

/** The first of our languages in an Accept-Language header, weights included; English when it names neither. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = rest.map((item) => item.trim()).find((item) => item.startsWith('q='));
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => weight > 0 && /^(ar|en)\b/.test(tag))
    .sort((one, other) => other.weight - one.weight);
  return ranked[0]?.tag.startsWith('ar') ? 'ar' : 'en';
}
