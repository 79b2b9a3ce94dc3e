import type { Text } from '../language.ts';

/** `picture` is the drawing `pictures/category/<picture>.svg`; a category shows that of its first child. */
type SeedSubCategory = { id: number; picture: string; name: Text };
export type SeedCategory = { id: number; name: Text; children: [SeedSubCategory, ...SeedSubCategory[]] };
export type SeedMenu = { id: number; name: Text; categories: SeedCategory[] };

const entry = (id: number, en: string, ar: string) => ({ id, name: { en, ar } });
const child = (id: number, picture: string, en: string, ar: string) => ({ ...entry(id, en, ar), picture });
const category = (id: number, en: string, ar: string, ...children: SeedCategory['children']): SeedCategory => ({
  ...entry(id, en, ar),
  children,
});

export const serviceMenus: SeedMenu[] = [
  {
    ...entry(1, 'Beauty', 'الجمال'),
    categories: [
      category(
        11,
        'Hair',
        'الشعر',
        child(111, 'cut-styling', 'Cut & styling', 'القص والتصفيف'),
        child(112, 'colour', 'Colour', 'الصبغات'),
        child(113, 'treatments', 'Treatments', 'العلاجات'),
      ),
      category(
        12,
        'Nails',
        'الأظافر',
        child(121, 'manicure', 'Manicure', 'المانيكير'),
        child(122, 'pedicure', 'Pedicure', 'الباديكير'),
      ),
      category(
        13,
        'Brows & lashes',
        'الحواجب والرموش',
        child(131, 'brows', 'Brows', 'الحواجب'),
        child(132, 'lashes', 'Lashes', 'الرموش'),
      ),
      category(
        14,
        'Skin',
        'البشرة',
        child(141, 'facials', 'Facials', 'جلسات الوجه'),
        child(142, 'advanced-care', 'Advanced care', 'عناية متقدمة'),
      ),
      category(
        15,
        'Bridal & occasions',
        'العروس والمناسبات',
        child(151, 'make-up', 'Make-up', 'المكياج'),
        child(152, 'bridal', 'Bridal', 'العروس'),
      ),
      category(16, 'Kids', 'الصغار', child(161, 'little-ones', 'Little ones', 'للبنات الصغيرات')),
    ],
  },
  {
    ...entry(2, 'Wellness', 'العافية'),
    categories: [
      category(
        21,
        'Hammam',
        'الحمام',
        child(211, 'moroccan', 'Moroccan', 'مغربي'),
        child(212, 'turkish', 'Turkish', 'تركي'),
      ),
      category(
        22,
        'Massage',
        'التدليك',
        child(221, 'relaxing', 'Relaxing', 'استرخاء'),
        child(222, 'therapeutic', 'Therapeutic', 'علاجي'),
      ),
      category(
        23,
        'Men’s grooming',
        'عناية الرجال',
        child(231, 'hair-beard', 'Hair & beard', 'الشعر واللحية'),
        child(232, 'care', 'Care', 'العناية'),
      ),
    ],
  },
];

export const shopMenus: SeedMenu[] = [
  {
    ...entry(3, 'Shop', 'المتجر'),
    categories: [
      category(
        31,
        'Skin care',
        'العناية بالبشرة',
        child(311, 'face', 'Face', 'الوجه'),
        child(312, 'body', 'Body', 'الجسم'),
      ),
      category(32, 'Hair care', 'العناية بالشعر', child(321, 'hair-care', 'Oils & masks', 'زيوت وأقنعة')),
      category(33, 'Fragrance', 'العطور', child(331, 'fragrance', 'Oils & mists', 'أدهان ومعطرات')),
      category(34, 'Gift cards', 'بطاقات الإهداء', child(341, 'gift-cards', 'Gift cards', 'بطاقات الإهداء')),
    ],
  },
];
