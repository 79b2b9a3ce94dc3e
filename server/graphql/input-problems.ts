import type { InEachLanguage, Language } from '../../schema/languages.ts';
import { ShopError } from './errors.ts';

const problemTexts = {
  mobile: { en: 'Enter a mobile number of nine digits.', ar: 'يُرجى إدخال رقم جوال من تسعة أرقام.' },
  terms: { en: 'Accept the terms and the privacy policy.', ar: 'يُرجى الموافقة على الشروط وسياسة الخصوصية.' },
  code: { en: 'Enter the four digits of the code.', ar: 'يُرجى إدخال أرقام الرمز الأربعة.' },
  required: { en: 'Please fill in all required fields', ar: 'يُرجى تعبئة جميع الحقول المطلوبة' },
  dateOfBirth: { en: 'Choose a day from 1920 until yesterday.', ar: 'يُرجى اختيار تاريخ من عام 1920 حتى أمس.' },
  giftMessage: { en: 'Write at most 500 characters.', ar: '500 حرف على الأكثر.' },
  checkoutKey: {
    en: 'Use 16 to 64 letters, digits and hyphens.',
    ar: 'من 16 إلى 64 حرفًا أو رقمًا أو شرطة.',
  },
  lineIds: { en: 'An order has at most 200 lines.', ar: 'الطلب الواحد 200 سطر على الأكثر.' },
  quantity: { en: 'The quantity starts at 1.', ar: 'تبدأ الكمية من 1.' },
  page: { en: 'Pages are numbered from 1.', ar: 'ترقيم الصفحات يبدأ من 1.' },
  stars: { en: 'Give between one and five stars.', ar: 'يُرجى اختيار نجمة إلى خمس نجوم.' },
  comment: { en: 'Write at most 1,000 characters.', ar: '1000 حرف على الأكثر.' },
  pictureMissing: { en: 'Choose a picture.', ar: 'يُرجى اختيار صورة.' },
  pictureKind: { en: 'Choose a JPEG, PNG or WebP picture.', ar: 'الصيغ المقبولة: JPEG أو PNG أو WebP.' },
  pictureBytes: { en: 'The picture may be at most 5 MB.', ar: 'يجب ألا تزيد الصورة على 5 ميغابايت.' },
  picturePixels: { en: 'The picture may have at most 50 megapixels.', ar: 'يجب ألا تزيد الصورة على 50 ميغابكسل.' },
  searchText: { en: 'Search for at most 200 characters.', ar: 'البحث حتى 200 حرف.' },
  searchFirst: { en: 'Ask for 1 to 50 hits of each kind.', ar: 'من 1 إلى 50 نتيجة من كل نوع.' },
  coordinates: { en: 'Choose a place on the map.', ar: 'يُرجى تحديد الموقع على الخريطة.' },
} satisfies Record<string, InEachLanguage>;

type Problem = keyof typeof problemTexts;

/** Which field of the input is wrong, by its name in the SDL; `false` for one that is fine. */
export type InputProblems = Record<string, Problem | false>;

export const missing = (text: string): 'required' | false => !text.trim() && 'required';

/** Refuses an input before anything is sent. With no problems it does nothing. */
export const refuseInput = (problems: InputProblems, language: Language): void => {
  const texts = Object.entries(problems).flatMap(([field, problem]): [string, string][] =>
    problem ? [[field, problemTexts[problem][language]]] : [],
  );
  const [first] = texts;
  if (first) throw new ShopError('BAD_INPUT', first[1], { fields: Object.fromEntries(texts) });
};
