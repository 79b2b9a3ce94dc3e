import type { Text } from '../language.ts';
import type { SeedCategory, SeedMenu } from './menus.ts';

const groups: [Text, [[string, string], ...[string, string][]]][] = [
  [
    { en: 'Rituals', ar: 'الطقوس' },
    [
      ['Rose ritual', 'طقس الورد'],
      ['Oud ritual', 'طقس العود'],
      ['Milk bath', 'حمام الحليب'],
      ['Clay wrap', 'لفّة الطين'],
    ],
  ],
  [
    { en: 'Body care', ar: 'العناية بالجسم' },
    [
      ['Body scrub', 'تقشير الجسم'],
      ['Body mask', 'قناع الجسم'],
      ['Back facial', 'تنظيف الظهر'],
      ['Foot ritual', 'عناية القدمين'],
    ],
  ],
  [
    { en: 'Massage journeys', ar: 'رحلات التدليك' },
    [
      ['Hot stone massage', 'تدليك بالأحجار الساخنة'],
      ['Thai massage', 'تدليك تايلندي'],
      ['Lymphatic massage', 'تدليك لمفاوي'],
      ['Head massage', 'تدليك الرأس'],
    ],
  ],
  [
    { en: 'Water', ar: 'الماء' },
    [
      ['Steam session', 'جلسة بخار'],
      ['Salt bath', 'حمام الملح'],
      ['Foam bath', 'حمام الرغوة'],
      ['Float session', 'جلسة الطفو'],
    ],
  ],
  [
    { en: 'Face studio', ar: 'استوديو الوجه' },
    [
      ['Glow facial', 'جلسة الإشراق'],
      ['Calming facial', 'جلسة التهدئة'],
      ['Oxygen facial', 'جلسة الأكسجين'],
      ['Gold facial', 'جلسة الذهب'],
    ],
  ],
  [
    { en: 'Hair studio', ar: 'استوديو الشعر' },
    [
      ['Keratin care', 'علاج الكيراتين'],
      ['Scalp care', 'عناية فروة الرأس'],
      ['Protein care', 'علاج البروتين'],
      ['Gloss', 'لمعة الشعر'],
    ],
  ],
  [
    { en: 'Nail studio', ar: 'استوديو الأظافر' },
    [
      ['Gel nails', 'أظافر الجل'],
      ['Nail art', 'رسم الأظافر'],
      ['French nails', 'أظافر فرنسية'],
      ['Spa manicure', 'مانيكير سبا'],
    ],
  ],
  [
    { en: 'Brow studio', ar: 'استوديو الحواجب' },
    [
      ['Brow lamination', 'تصفيف الحواجب'],
      ['Brow tint', 'صبغة الحواجب'],
      ['Lash lift', 'رفع الرموش'],
      ['Lash volume', 'كثافة الرموش'],
    ],
  ],
  [
    { en: 'Occasions', ar: 'المناسبات' },
    [
      ['Evening make-up', 'مكياج السهرة'],
      ['Henna', 'نقش الحناء'],
      ['Engagement look', 'إطلالة الخطوبة'],
      ['Graduation look', 'إطلالة التخرج'],
    ],
  ],
  [
    { en: 'Gentlemen', ar: 'الرجال' },
    [
      ['Royal shave', 'حلاقة ملكية'],
      ['Beard care', 'عناية اللحية'],
      ['Sports massage', 'تدليك رياضي'],
      ['Men’s facial', 'جلسة وجه للرجال'],
    ],
  ],
  [
    { en: 'Mothers', ar: 'الأمهات' },
    [
      ['Expecting massage', 'تدليك الحامل'],
      ['New mother care', 'عناية ما بعد الولادة'],
      ['Mother and daughter', 'أم وابنتها'],
      ['Rest hour', 'ساعة راحة'],
    ],
  ],
  [
    { en: 'Little guests', ar: 'الضيوف الصغار' },
    [
      ['Little manicure', 'مانيكير الصغيرات'],
      ['Braids', 'جدائل'],
      ['First haircut', 'أول قصّة'],
      ['Party look', 'إطلالة الحفلة'],
    ],
  ],
];

const names: Text[] = [
  { en: 'Spa', ar: 'السبا' },
  { en: 'Studios', ar: 'الاستوديوهات' },
  { en: 'For everyone', ar: 'للجميع' },
];

/** Drawings of the usual sub-categories. */
const pictures = ['relaxing', 'facials', 'turkish', 'therapeutic', 'manicure', 'hair-care', 'bridal', 'pedicure'];

const categoriesOfMenu = groups.length / names.length;

const categoryOf = ([name, children]: (typeof groups)[number], index: number): SeedCategory => {
  const id = 401 + index;
  const [first, ...others] = children;
  const childOf = ([en, ar]: (typeof children)[number], place: number) => ({
    id: id * 10 + place + 1,
    picture: pictures[(index * 4 + place) % pictures.length] ?? 'care',
    name: { en, ar },
  });
  return { id, name, children: [childOf(first, 0), ...others.map((child, place) => childOf(child, place + 1))] };
};

/** The menus that a chain has beside the usual two: three of four categories, each with four kinds of treatments. */
export const chainMenus: readonly SeedMenu[] = names.map((name, index) => ({
  id: 41 + index,
  name,
  categories: groups.map(categoryOf).slice(index * categoriesOfMenu, (index + 1) * categoriesOfMenu),
}));
