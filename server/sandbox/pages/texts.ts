import { demoSeller } from '../../settings/seller-config.ts';
import { bilingual, type Language } from '../texts.ts';

const pairs = bilingual({
  title: 'Secure payment | دفع آمن',
  seller: `${demoSeller.SELLER_NAME_EN} | ${demoSeller.SELLER_NAME_AR}`,
  order: 'Order | طلب رقم',
  total: 'Amount to pay | المبلغ المستحق',
  currency: 'SAR | ر.س',
  otherLanguage: 'العربية | English',
  cardDetails: 'Card details | بيانات البطاقة',
  cardNumber: 'Card number | رقم البطاقة',
  expiry: 'Expiry date | تاريخ الانتهاء',
  expiryHint: 'MM/YY | شهر/سنة',
  cvc: 'Security code | رمز الأمان',
  cvcHint: '3 or 4 digits | 3 أو 4 أرقام',
  holder: 'Name on card | الاسم على البطاقة',
  pay: 'Pay | دفع',
  savedCard: 'Use the saved card | استخدام البطاقة المحفوظة',
  decline: 'Decline (test) | رفض (تجربة)',
  cancel: 'Cancel and close | إلغاء وإغلاق',
  testTitle: 'Test mode: no money moves | وضع التجربة: لن يُخصم أي مبلغ',
  testApproved: 'Approved after a code: | تُقبل بعد إدخال الرمز:',
  testDeclined: 'Declined by the bank: | يرفضها البنك:',
  testRest: 'Any future date and any security code will do. | يكفي أي تاريخ قادم وأي رمز أمان.',
  fillIn: 'Use the test card | استخدام بطاقة التجربة',
  cardInvalid: 'Enter the full card number | يُرجى إدخال رقم البطاقة كاملًا',
  expiryInvalid: 'Enter the date as MM/YY, not in the past | يُرجى إدخال التاريخ بصيغة شهر/سنة على ألا يكون قد مضى',
  cvcInvalid: 'Enter the 3 or 4 digits on the card | يُرجى إدخال الأرقام الثلاثة أو الأربعة على بطاقتك',
  codeTitle: 'Confirm it is you | تأكيد هويتك',
  codeIntro:
    'Your bank has sent a code to your phone. Enter it to approve this payment. | وصلك رمز من البنك على جوالك. إدخاله هو موافقتك على هذه العملية.',
  code: 'Verification code | رمز التحقق',
  codeHint: 'Test mode: any 4 digits or more, 1234 for example | وضع التجربة: أي 4 أرقام أو أكثر، مثل 1234',
  codeInvalid: 'Enter the code, at least 4 digits | يُرجى إدخال الرمز، 4 أرقام على الأقل',
  confirm: 'Confirm payment | تأكيد الدفع',
  paidTitle: 'Payment received | تم الدفع',
  paidText: 'Thank you. Your order is confirmed. | شكرًا لك، تم تأكيد طلبك.',
  alreadyTitle: 'This order is already paid | هذا الطلب مدفوع',
  alreadyText: 'Nothing more is due. You have not been charged twice. | لا يوجد مبلغ مستحق، ولم يُخصم منك مرتين.',
  declinedTitle: 'Payment declined | رُفضت عملية الدفع',
  declinedText:
    'Your bank refused this payment and nothing was charged. Go back to try again. | لم يوافق البنك على العملية ولم يُخصم أي مبلغ. يمكنك العودة والمحاولة مرة أخرى.',
  cancelledTitle: 'Payment cancelled | أُلغيت عملية الدفع',
  cancelledText:
    'You closed this payment and nothing was charged. Your cart is kept. | أُغلقت صفحة الدفع ولم يُخصم أي مبلغ. سلتك محفوظة.',
  unknownTitle: 'This payment link does not work | رابط الدفع لا يعمل',
  unknownText:
    'It may be mistyped or out of date. Go back and start the payment again. | قد يكون الرابط ناقصًا أو منتهي الصلاحية. يمكنك العودة وبدء الدفع من جديد.',
  tooLargeTitle: 'This could not be read | تعذّرت قراءة الطلب',
  tooLargeText:
    'The form was not sent as expected. Go back and try again. | لم تصل البيانات كما يجب. يمكنك العودة إلى الصفحة والمحاولة مرة أخرى.',
  closeTab: 'Close this tab | إغلاق هذا التبويب',
  closeHint: 'You can close this tab now. | يمكنك إغلاق هذه الصفحة الآن.',
  backToShop: 'Back to Rawnaq | العودة إلى رونق',
});

type PageTexts = Record<keyof typeof pairs, string>;

const textsIn = (language: Language) =>
  Object.fromEntries(Object.entries(pairs).map(([name, text]) => [name, text[language]])) as PageTexts;

export const texts = { en: textsIn('en'), ar: textsIn('ar') };

export const chooseLanguage = (wanted: unknown, fallback: Language): Language =>
  wanted === 'ar' || wanted === 'en' ? wanted : fallback;
