import { demoSeller } from '../../settings/seller-config.ts';
import type { Language, Text } from '../texts.ts';

const pairs = {
  title: { en: 'Secure payment', ar: 'دفع آمن' },
  seller: { en: demoSeller.SELLER_NAME_EN, ar: demoSeller.SELLER_NAME_AR },
  order: { en: 'Order', ar: 'طلب رقم' },
  total: { en: 'Amount to pay', ar: 'المبلغ المستحق' },
  currency: { en: 'SAR', ar: 'ر.س' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  cardDetails: { en: 'Card details', ar: 'بيانات البطاقة' },
  cardNumber: { en: 'Card number', ar: 'رقم البطاقة' },
  expiry: { en: 'Expiry date', ar: 'تاريخ الانتهاء' },
  expiryHint: { en: 'MM/YY', ar: 'شهر/سنة' },
  cvc: { en: 'Security code', ar: 'رمز الأمان' },
  cvcHint: { en: '3 or 4 digits', ar: '3 أو 4 أرقام' },
  holder: { en: 'Name on card', ar: 'الاسم على البطاقة' },
  pay: { en: 'Pay', ar: 'دفع' },
  savedCard: { en: 'Use the saved card', ar: 'استخدام البطاقة المحفوظة' },
  decline: { en: 'Decline (test)', ar: 'رفض (تجربة)' },
  cancel: { en: 'Cancel and close', ar: 'إلغاء وإغلاق' },
  testTitle: { en: 'Test mode: no money moves', ar: 'وضع التجربة: لن يُخصم أي مبلغ' },
  testApproved: { en: 'Approved after a code:', ar: 'تُقبل بعد إدخال الرمز:' },
  testDeclined: { en: 'Declined by the bank:', ar: 'يرفضها البنك:' },
  testRest: { en: 'Any future date and any security code will do.', ar: 'يكفي أي تاريخ قادم وأي رمز أمان.' },
  fillIn: { en: 'Use the test card', ar: 'استخدام بطاقة التجربة' },
  cardInvalid: { en: 'Enter the full card number', ar: 'يُرجى إدخال رقم البطاقة كاملًا' },
  expiryInvalid: {
    en: 'Enter the date as MM/YY, not in the past',
    ar: 'يُرجى إدخال التاريخ بصيغة شهر/سنة على ألا يكون قد مضى',
  },
  cvcInvalid: { en: 'Enter the 3 or 4 digits on the card', ar: 'يُرجى إدخال الأرقام الثلاثة أو الأربعة على بطاقتك' },
  codeTitle: { en: 'Confirm it is you', ar: 'تأكيد هويتك' },
  codeIntro: {
    en: 'Your bank has sent a code to your phone. Enter it to approve this payment.',
    ar: 'وصلك رمز من البنك على جوالك. إدخاله هو موافقتك على هذه العملية.',
  },
  code: { en: 'Verification code', ar: 'رمز التحقق' },
  codeHint: {
    en: 'Test mode: any 4 digits or more, 1234 for example',
    ar: 'وضع التجربة: أي 4 أرقام أو أكثر، مثل 1234',
  },
  codeInvalid: { en: 'Enter the code, at least 4 digits', ar: 'يُرجى إدخال الرمز، 4 أرقام على الأقل' },
  confirm: { en: 'Confirm payment', ar: 'تأكيد الدفع' },
  paidTitle: { en: 'Payment received', ar: 'تم الدفع' },
  paidText: { en: 'Thank you. Your order is confirmed.', ar: 'شكرًا لك، تم تأكيد طلبك.' },
  alreadyTitle: { en: 'This order is already paid', ar: 'هذا الطلب مدفوع' },
  alreadyText: {
    en: 'Nothing more is due. You have not been charged twice.',
    ar: 'لا يوجد مبلغ مستحق، ولم يُخصم منك مرتين.',
  },
  declinedTitle: { en: 'Payment declined', ar: 'رُفضت عملية الدفع' },
  declinedText: {
    en: 'Your bank refused this payment and nothing was charged. Go back to try again.',
    ar: 'لم يوافق البنك على العملية ولم يُخصم أي مبلغ. يمكنك العودة والمحاولة مرة أخرى.',
  },
  cancelledTitle: { en: 'Payment cancelled', ar: 'أُلغيت عملية الدفع' },
  cancelledText: {
    en: 'You closed this payment and nothing was charged. Your cart is kept.',
    ar: 'أُغلقت صفحة الدفع ولم يُخصم أي مبلغ. سلتك محفوظة.',
  },
  unknownTitle: { en: 'This payment link does not work', ar: 'رابط الدفع لا يعمل' },
  unknownText: {
    en: 'It may be mistyped or out of date. Go back and start the payment again.',
    ar: 'قد يكون الرابط ناقصًا أو منتهي الصلاحية. يمكنك العودة وبدء الدفع من جديد.',
  },
  tooLargeTitle: { en: 'This could not be read', ar: 'تعذّرت قراءة الطلب' },
  tooLargeText: {
    en: 'The form was not sent as expected. Go back and try again.',
    ar: 'لم تصل البيانات كما يجب. يمكنك العودة إلى الصفحة والمحاولة مرة أخرى.',
  },
  closeTab: { en: 'Close this tab', ar: 'إغلاق هذا التبويب' },
  closeHint: { en: 'You can close this tab now.', ar: 'يمكنك إغلاق هذه الصفحة الآن.' },
  backToShop: { en: 'Back to Rawnaq', ar: 'العودة إلى رونق' },
} satisfies Record<string, Text>;

export type PageTexts = Record<keyof typeof pairs, string>;

const textsIn = (language: Language): PageTexts =>
  Object.fromEntries(Object.entries(pairs).map(([name, text]) => [name, text[language]])) as PageTexts;

export const texts: Record<Language, PageTexts> = { en: textsIn('en'), ar: textsIn('ar') };

export const chooseLanguage = (wanted: unknown, fallback: Language): Language =>
  wanted === 'ar' || wanted === 'en' ? wanted : fallback;
