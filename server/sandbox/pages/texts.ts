export type Language = 'ar' | 'en';

const en = {
  title: 'Secure payment',
  seller: 'Rawnaq Wellness House',
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
  paidText: 'Thank you. Your order is confirmed and the shop already knows.',
  alreadyTitle: 'This order is already paid',
  alreadyText: 'Nothing more is due. You have not been charged twice.',
  declinedTitle: 'Payment declined',
  declinedText: 'Your bank refused this payment and nothing was charged. Go back to the shop to try again.',
  cancelledTitle: 'Payment cancelled',
  cancelledText: 'You closed this payment and nothing was charged. Your cart is kept.',
  unknownTitle: 'This payment link does not work',
  unknownText: 'It may be mistyped or out of date. Go back to the shop and start the payment again.',
  tooLargeTitle: 'This could not be read',
  tooLargeText: 'The form was not sent as expected. Go back and try again.',
  closeTab: 'Close this tab',
  closeHint: 'You can close this tab now.',
  backToShop: 'Back to the shop',
  secured: 'Card details stay on this page and are never stored.',
} as const;

const ar: Record<keyof typeof en, string> = {
  title: 'دفع آمن',
  seller: 'دار رونق للعناية والجمال',
  order: 'طلب',
  summary: 'ملخّص الطلب',
  total: 'المبلغ المستحق',
  includesVat: 'شامل ضريبة القيمة المضافة',
  currency: 'ريال سعودي',
  otherLanguage: 'English',
  cardDetails: 'بيانات البطاقة',
  cardNumber: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر/سنة',
  cvc: 'رمز الأمان',
  cvcHint: '٣ أو ٤ أرقام',
  holder: 'الاسم على البطاقة',
  pay: 'ادفع',
  decline: 'ارفض (تجربة)',
  cancel: 'إلغاء وإغلاق',
  waiting: 'لحظة من فضلك…',
  testTitle: 'وضع التجربة: لن يُخصم أي مبلغ',
  testApproved: 'تُقبل بعد إدخال الرمز:',
  testDeclined: 'يرفضها البنك:',
  testRest: 'اكتب أي تاريخ قادم وأي رمز أمان.',
  fillIn: 'استخدم بطاقة التجربة',
  cardInvalid: 'أدخل رقم البطاقة كاملًا',
  expiryInvalid: 'أدخل التاريخ بصيغة شهر/سنة على ألا يكون قد مضى',
  cvcInvalid: 'أدخل الأرقام الثلاثة أو الأربعة على بطاقتك',
  codeTitle: 'أكّد هويتك',
  codeIntro: 'أرسل البنك رمزًا إلى جوالك. أدخله للموافقة على هذه العملية.',
  code: 'رمز التحقق',
  codeHint: 'وضع التجربة: أي ٤ أرقام أو أكثر، مثل 1234',
  codeInvalid: 'أدخل الرمز، ٤ أرقام على الأقل',
  confirm: 'أكّد الدفع',
  bank: 'التحقق من حامل البطاقة',
  paidTitle: 'تم الدفع',
  paidText: 'شكرًا لك. تأكّد طلبك ووصل إشعار الدفع إلى المتجر.',
  alreadyTitle: 'هذا الطلب مدفوع',
  alreadyText: 'لا يوجد مبلغ مستحق، ولم يُخصم منك مرتين.',
  declinedTitle: 'رُفضت عملية الدفع',
  declinedText: 'لم يوافق البنك على العملية ولم يُخصم أي مبلغ. عُد إلى المتجر وحاول مرة أخرى.',
  cancelledTitle: 'أُلغيت عملية الدفع',
  cancelledText: 'أغلقت صفحة الدفع ولم يُخصم أي مبلغ. سلّتك محفوظة.',
  unknownTitle: 'رابط الدفع لا يعمل',
  unknownText: 'قد يكون الرابط ناقصًا أو منتهي الصلاحية. عُد إلى المتجر وابدأ الدفع من جديد.',
  tooLargeTitle: 'تعذّرت قراءة الطلب',
  tooLargeText: 'لم تصل البيانات كما يجب. عُد إلى الصفحة وحاول مرة أخرى.',
  closeTab: 'أغلق هذه الصفحة',
  closeHint: 'يمكنك إغلاق هذه الصفحة الآن.',
  backToShop: 'العودة إلى المتجر',
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
