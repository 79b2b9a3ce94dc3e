import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type InEachLanguage, type Language, preferredLanguage } from '../../schema/languages.ts';

export type { Language };

/** The same sentence, written in each language of the shop. */
export type Text = InEachLanguage;

export const languageOf = ({ headers }: FastifyRequest): Language =>
  preferredLanguage(headers['accept-language']) ?? defaultLanguage;

/** A table of what is said as `English | Arabic`. */
export const bilingual = <Name extends string>(table: Record<Name, string>): Record<Name, Text> => {
  const entries = Object.entries<string>(table).map(([name, said]) => {
    const [en = '', ar = ''] = said.split(' | ');
    return [name, { en, ar }];
  });
  return Object.fromEntries(entries);
};

export const texts = bilingual({
  done: 'Done. | تم بنجاح.',
  signInFirst: 'Please sign in first. | يُرجى تسجيل الدخول أولًا.',
  notFound: 'We could not find what you asked for. | لم نعثر على ما طلبته.',
  methodNotAllowed: 'This cannot be done here. | هذا الإجراء غير متاح هنا.',
  failed: 'Something went wrong on our side. Please try again. | حدث خلل لدينا. يُرجى المحاولة مرة أخرى.',
  badBody: 'The request could not be read. | تعذّرت قراءة الطلب.',
  required: 'This field is required. | هذا الحقل مطلوب.',
  mobileNumber:
    'Enter a Saudi mobile number: 966, then nine digits that begin with 5. | يُرجى إدخال رقم جوال سعودي: 966 ثم تسعة أرقام تبدأ بالرقم 5.',
  acceptTerms: 'Please accept the terms and the privacy policy. | يُرجى الموافقة على الشروط وسياسة الخصوصية.',
  codeSent: 'We have sent you a code. | أرسلنا إليك رمز التحقق.',
  codeWrong: 'The code is not right. Check it and try again. | الرمز غير صحيح. يُرجى التأكد منه والمحاولة مرة أخرى.',
  codeExpired: 'The code has expired. Ask for a new one. | انتهت صلاحية الرمز. يلزم طلب رمز جديد.',
  welcome: 'Welcome to Rawnaq. | أهلًا بك في رونق.',
  alreadyRegistered: 'This number already has an account. | هذا الرقم مسجّل لدينا من قبل.',
  email: 'Enter a valid e-mail address. | يُرجى إدخال بريد إلكتروني صحيح.',
  gender: 'Choose Male or Female. | يُرجى اختيار ذكر أو أنثى.',
  dateOfBirth: 'Enter a date of birth in the past. | يُرجى إدخال تاريخ ميلاد صحيح.',
  picture:
    'Send a JPEG, PNG or WebP picture of at most 2 MB. | الصور المقبولة JPEG أو PNG أو WebP، لا تزيد على 2 ميغابايت.',
  profileUpdated: 'Your profile has been updated. | حدّثنا ملفك الشخصي.',
  profileDeleted: 'Your account has been deleted. | حذفنا حسابك.',
  addressSaved: 'The address has been saved. | حفظنا العنوان.',
  addressDeleted: 'The address has been deleted. | حذفنا العنوان.',
  coordinates: 'Choose the place on the map. | يُرجى تحديد الموقع على الخريطة.',
  productUnknown: 'This item is no longer offered. | هذا العنصر لم يعد متاحًا.',
  branchUnknown: 'We have no such branch. | لا يوجد لدينا هذا الفرع.',
  branchMismatch: 'This service is not offered in that branch. | هذه الخدمة غير متاحة في هذا الفرع.',
  quantity: 'Choose a quantity between 1 and 99. | يُرجى اختيار كمية بين 1 و99.',
  extension: 'Choose 30, 50 or 100 ml. | يُرجى اختيار حجم 30 أو 50 أو 100 مل.',
  addedToCart: 'Added to your cart. | أضفناه إلى سلتك.',
  cartUpdated: 'Your cart has been updated. | حدّثنا سلتك.',
  removedFromCart: 'Removed from your cart. | أزلناه من سلتك.',
  cartEmptied: 'Your cart is empty now. | أصبحت سلتك فارغة.',
  cartEmpty: 'Your cart is empty. | سلتك فارغة.',
  slotTaken:
    'This time was booked a moment ago. Please choose another one. | حُجز هذا الموعد قبل لحظات. يُرجى اختيار موعد آخر.',
  slotYours: 'This time is already in your cart. | هذا الموعد موجود في سلتك بالفعل.',
  slotUnknown: 'This time is not offered. | هذا الموعد غير متاح.',
  slotSaved: 'The time is yours. | حجزنا لك هذا الموعد.',
  needsNoTime: 'This item needs no appointment. | هذا العنصر لا يحتاج إلى موعد.',
  chooseTimes: 'Choose a time for every service first. | يلزم اختيار موعد لكل خدمة أولًا.',
  promoUnknown: 'We do not know this promo code. | رمز الخصم غير صحيح.',
  promoExpired: 'This promo code has expired. | انتهت صلاحية رمز الخصم.',
  promoMinimum: 'This promo code is for carts of 200 SAR and more. | رمز الخصم هذا للسلال التي تبلغ 200 ريال فأكثر.',
  giftCardUnknown: 'We cannot find this gift card. | لم نعثر على بطاقة الإهداء هذه.',
  giftCardExpired: 'This gift card has expired. | انتهت صلاحية بطاقة الإهداء.',
  giftCardUsed: 'This gift card has no balance left. | لا رصيد متبقيًا في بطاقة الإهداء.',
  feeUnknown: 'This extra is not offered. | هذه الخدمة الإضافية غير متاحة.',
  feeAddress: 'Choose the address we should come to. | يُرجى اختيار العنوان الذي نأتي إليه.',
  methodUnknown: 'Choose a payment method. | يُرجى اختيار طريقة الدفع.',
  orderPlaced: 'Your order is waiting for payment. | طلبك بانتظار الدفع.',
  orderConfirmed:
    'Thank you! Your order is confirmed and we look forward to seeing you. | شكرًا لك! تم تأكيد طلبك ونحن بانتظارك.',
  orderCancelled: 'The booking has been cancelled. | ألغينا الحجز.',
  orderNotCancelable: 'This booking can no longer be cancelled. | لم يعد بالإمكان إلغاء هذا الحجز.',
  appointmentFixed: 'This appointment can no longer be moved. | لم يعد بالإمكان تغيير هذا الموعد.',
  orderNotPaid: 'The payment was not completed. | لم تكتمل عملية الدفع.',
  paymentPending: 'We are waiting for the payment. | بانتظار إتمام الدفع.',
  giftDeclined: 'You have declined the gift. | اعتذرت عن قبول الهدية.',
  giftAccepted: 'The gift is yours. Enjoy it! | الهدية لك، بالهناء!',
  giftScheduled: 'The appointment has been set. | حدّدنا موعدك.',
  giftClosed: 'This gift has already been completed. | اكتملت هذه الهدية من قبل.',
  rated: 'Thank you for your rating. | شكرًا على تقييمك.',
  notRatable: 'This booking cannot be rated. | لا يمكن تقييم هذا الحجز.',
  rating: 'Give between one and five stars. | يُرجى اختيار نجمة إلى خمس نجوم.',
  cartTitle: 'Your cart | سلتك',
  cartSubtitle: 'Prices include VAT | الأسعار تشمل ضريبة القيمة المضافة',
  cartGift: 'This order goes out as a gift | هذا الطلب سيُرسل كهدية',
  bundle: 'Three treatments or more: 10% off your services. | ثلاث خدمات أو أكثر: خصم 10% على خدماتك.',
});

/** Thrown by a route to refuse; the sandbox answers it in the language of the request. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields: Record<string, Text> | undefined;

  constructor(status: number, text: Text, fields?: Record<string, Text>) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.fields = fields;
  }
}

/** What was looked for; refuses with 404 when it is not there. */
export const found = <Thing>(thing: Thing | null | undefined, text: Text = texts.notFound): Thing => {
  if (thing === null || thing === undefined) throw new Refusal(404, text);
  return thing;
};

/** A refusal with 422 that names each wrong field; the first one is also the message. */
export const invalid = (fields: Record<string, Text>): Refusal => {
  const first = Object.values(fields)[0];
  return new Refusal(422, first ?? { en: 'The data is not valid.', ar: 'البيانات غير صحيحة.' }, fields);
};
