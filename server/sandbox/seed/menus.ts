import type { Text } from '../language.ts';

type SeedCategory = { id: number; name: Text; children: { id: number; name: Text }[] };
export type SeedMenu = { id: number; name: Text; categories: SeedCategory[] };

const entry = (id: number, en: string, ar: string) => ({ id, name: { en, ar } });
const category = (id: number, en: string, ar: string, ...children: { id: number; name: Text }[]): SeedCategory => ({
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
        entry(111, 'Cut & styling', 'القص والتصفيف'),
        entry(112, 'Colour', 'الصبغات'),
        entry(113, 'Treatments', 'العلاجات'),
      ),
      category(12, 'Nails', 'الأظافر', entry(121, 'Manicure', 'المانيكير'), entry(122, 'Pedicure', 'الباديكير')),
      category(13, 'Brows & lashes', 'الحواجب والرموش', entry(131, 'Brows', 'الحواجب'), entry(132, 'Lashes', 'الرموش')),
      category(14, 'Skin', 'البشرة', entry(141, 'Facials', 'جلسات الوجه'), entry(142, 'Advanced care', 'عناية متقدمة')),
      category(
        15,
        'Bridal & occasions',
        'العروس والمناسبات',
        entry(151, 'Make-up', 'المكياج'),
        entry(152, 'Bridal', 'العروس'),
      ),
      category(16, 'Kids', 'الصغار', entry(161, 'Little ones', 'للبنات الصغيرات')),
    ],
  },
  {
    ...entry(2, 'Wellness', 'العافية'),
    categories: [
      category(21, 'Hammam', 'الحمام', entry(211, 'Moroccan', 'مغربي'), entry(212, 'Turkish', 'تركي')),
      category(22, 'Massage', 'التدليك', entry(221, 'Relaxing', 'استرخاء'), entry(222, 'Therapeutic', 'علاجي')),
      category(
        23,
        'Men’s grooming',
        'عناية الرجال',
        entry(231, 'Hair & beard', 'الشعر واللحية'),
        entry(232, 'Care', 'العناية'),
      ),
    ],
  },
];

export const shopMenus: SeedMenu[] = [
  {
    ...entry(3, 'Shop', 'المتجر'),
    categories: [
      category(31, 'Skin care', 'العناية بالبشرة', entry(311, 'Face', 'الوجه'), entry(312, 'Body', 'الجسم')),
      category(32, 'Hair care', 'العناية بالشعر', entry(321, 'Oils & masks', 'زيوت وأقنعة')),
      category(33, 'Fragrance', 'العطور', entry(331, 'Oils & mists', 'أدهان ومعطرات')),
      category(34, 'Gift cards', 'بطاقات الهدايا', entry(341, 'Gift cards', 'بطاقات الهدايا')),
    ],
  },
];
