import type { FastifyRequest } from 'fastify';

export type Language = 'ar' | 'en';

/** The same sentence, written in each language of the shop. */
export type Text = Record<Language, string>;

/** Arabic when `Accept-Language` begins with it, English otherwise. */
export const languageOf = (request: FastifyRequest): Language =>
  /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';

export const texts = {
  done: { en: 'Done.', ar: 'تم بنجاح.' },
  signInFirst: { en: 'Please sign in first.', ar: 'يُرجى تسجيل الدخول أولًا.' },
  notFound: { en: 'We could not find what you asked for.', ar: 'لم نعثر على ما طلبته.' },
  methodNotAllowed: { en: 'This cannot be done here.', ar: 'هذا الإجراء غير متاح هنا.' },
  failed: { en: 'Something went wrong on our side. Please try again.', ar: 'حدث خلل لدينا. يُرجى المحاولة مرة أخرى.' },
  badBody: { en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
  required: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  mobileNumber: {
    en: 'Enter a Saudi mobile number: 966, then nine digits that begin with 5.',
    ar: 'يُرجى إدخال رقم جوال سعودي: 966 ثم تسعة أرقام تبدأ بالرقم 5.',
  },
  acceptTerms: {
    en: 'Please accept the terms and the privacy policy.',
    ar: 'يُرجى الموافقة على الشروط وسياسة الخصوصية.',
  },
  codeSent: { en: 'We have sent you a code.', ar: 'أرسلنا إليك رمز التحقق.' },
  codeWrong: {
    en: 'The code is not right. Check it and try again.',
    ar: 'الرمز غير صحيح. يُرجى التأكد منه والمحاولة مرة أخرى.',
  },
  codeExpired: { en: 'The code has expired. Ask for a new one.', ar: 'انتهت صلاحية الرمز. يلزم طلب رمز جديد.' },
  welcome: { en: 'Welcome to Rawnaq.', ar: 'أهلًا بك في رونق.' },
  alreadyRegistered: { en: 'This number already has an account.', ar: 'هذا الرقم مسجّل لدينا من قبل.' },
  email: { en: 'Enter a valid e-mail address.', ar: 'يُرجى إدخال بريد إلكتروني صحيح.' },
  gender: { en: 'Choose Male or Female.', ar: 'يُرجى اختيار ذكر أو أنثى.' },
  dateOfBirth: { en: 'Enter a date of birth in the past.', ar: 'يُرجى إدخال تاريخ ميلاد صحيح.' },
  picture: {
    en: 'Send a JPEG, PNG or WebP picture of at most 2 MB.',
    ar: 'الصور المقبولة JPEG أو PNG أو WebP، لا تزيد على 2 ميغابايت.',
  },
  profileUpdated: { en: 'Your profile has been updated.', ar: 'حدّثنا ملفك الشخصي.' },
  profileDeleted: { en: 'Your account has been deleted.', ar: 'حذفنا حسابك.' },
  addressSaved: { en: 'The address has been saved.', ar: 'حفظنا العنوان.' },
  addressDeleted: { en: 'The address has been deleted.', ar: 'حذفنا العنوان.' },
  coordinates: { en: 'Choose the place on the map.', ar: 'يُرجى تحديد الموقع على الخريطة.' },
  productUnknown: { en: 'This item is no longer offered.', ar: 'هذا العنصر لم يعد متاحًا.' },
  branchUnknown: { en: 'We have no such branch.', ar: 'لا يوجد لدينا هذا الفرع.' },
  branchMismatch: { en: 'This service is not offered in that branch.', ar: 'هذه الخدمة غير متاحة في هذا الفرع.' },
  quantity: { en: 'Choose a quantity between 1 and 99.', ar: 'يُرجى اختيار كمية بين 1 و99.' },
  extension: { en: 'Choose 30, 50 or 100 ml.', ar: 'يُرجى اختيار حجم 30 أو 50 أو 100 مل.' },
  addedToCart: { en: 'Added to your cart.', ar: 'أضفناه إلى سلتك.' },
  cartUpdated: { en: 'Your cart has been updated.', ar: 'حدّثنا سلتك.' },
  removedFromCart: { en: 'Removed from your cart.', ar: 'أزلناه من سلتك.' },
  cartEmptied: { en: 'Your cart is empty now.', ar: 'أصبحت سلتك فارغة.' },
  cartEmpty: { en: 'Your cart is empty.', ar: 'سلتك فارغة.' },
  slotTaken: {
    en: 'This time was booked a moment ago. Please choose another one.',
    ar: 'حُجز هذا الموعد قبل لحظات. يُرجى اختيار موعد آخر.',
  },
  slotYours: { en: 'This time is already in your cart.', ar: 'هذا الموعد موجود في سلتك بالفعل.' },
  slotUnknown: { en: 'This time is not offered.', ar: 'هذا الموعد غير متاح.' },
  slotSaved: { en: 'The time is yours.', ar: 'حجزنا لك هذا الموعد.' },
  needsNoTime: { en: 'This item needs no appointment.', ar: 'هذا العنصر لا يحتاج إلى موعد.' },
  chooseTimes: { en: 'Choose a time for every service first.', ar: 'يلزم اختيار موعد لكل خدمة أولًا.' },
  promoUnknown: { en: 'We do not know this promo code.', ar: 'رمز الخصم غير صحيح.' },
  promoExpired: { en: 'This promo code has expired.', ar: 'انتهت صلاحية رمز الخصم.' },
  promoMinimum: {
    en: 'This promo code is for carts of 200 SAR and more.',
    ar: 'رمز الخصم هذا للسلال التي تبلغ 200 ريال فأكثر.',
  },
  giftCardUnknown: { en: 'We cannot find this gift card.', ar: 'لم نعثر على بطاقة الإهداء هذه.' },
  giftCardExpired: { en: 'This gift card has expired.', ar: 'انتهت صلاحية بطاقة الإهداء.' },
  giftCardUsed: { en: 'This gift card has no balance left.', ar: 'لا رصيد متبقيًا في بطاقة الإهداء.' },
  feeUnknown: { en: 'This extra is not offered.', ar: 'هذه الخدمة الإضافية غير متاحة.' },
  feeAddress: { en: 'Choose the address we should come to.', ar: 'يُرجى اختيار العنوان الذي نأتي إليه.' },
  methodUnknown: { en: 'Choose a payment method.', ar: 'يُرجى اختيار طريقة الدفع.' },
  orderPlaced: { en: 'Your order is waiting for payment.', ar: 'طلبك بانتظار الدفع.' },
  orderConfirmed: {
    en: 'Thank you! Your order is confirmed and we look forward to seeing you.',
    ar: 'شكرًا لك! تم تأكيد طلبك ونحن بانتظارك.',
  },
  orderCancelled: { en: 'The booking has been cancelled.', ar: 'ألغينا الحجز.' },
  orderNotCancelable: { en: 'This booking can no longer be cancelled.', ar: 'لم يعد بالإمكان إلغاء هذا الحجز.' },
  appointmentFixed: { en: 'This appointment can no longer be moved.', ar: 'لم يعد بالإمكان تغيير هذا الموعد.' },
  orderNotPaid: { en: 'The payment was not completed.', ar: 'لم تكتمل عملية الدفع.' },
  paymentPending: { en: 'We are waiting for the payment.', ar: 'بانتظار إتمام الدفع.' },
  giftDeclined: { en: 'You have declined the gift.', ar: 'اعتذرت عن قبول الهدية.' },
  giftAccepted: { en: 'The gift is yours. Enjoy it!', ar: 'الهدية لك، بالهناء!' },
  giftScheduled: { en: 'The appointment has been set.', ar: 'حدّدنا موعدك.' },
  giftClosed: { en: 'This gift has already been completed.', ar: 'اكتملت هذه الهدية من قبل.' },
  rated: { en: 'Thank you for your rating.', ar: 'شكرًا على تقييمك.' },
  notRatable: { en: 'This booking cannot be rated.', ar: 'لا يمكن تقييم هذا الحجز.' },
  rating: { en: 'Give between one and five stars.', ar: 'يُرجى اختيار نجمة إلى خمس نجوم.' },
  cartTitle: { en: 'Your cart', ar: 'سلتك' },
  cartSubtitle: { en: 'Prices include VAT', ar: 'الأسعار تشمل ضريبة القيمة المضافة' },
  cartGift: { en: 'This order goes out as a gift', ar: 'هذا الطلب سيُرسل كهدية' },
  bundle: {
    en: 'Three treatments or more: 10% off your services.',
    ar: 'ثلاث خدمات أو أكثر: خصم 10% على خدماتك.',
  },
} satisfies Record<string, Text>;

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
