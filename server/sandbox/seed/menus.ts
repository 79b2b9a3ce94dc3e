/**
 * Reads offers of three lines each: facts and the name in each language, the English description, the Arabic one. The facts
 * are id, picture, sub-category, price and the old price in SAR, for treatments minutes and the branches that offer it, too;
 * `-` stands for no old price and for all branches. A treatment has `pictures/service/<picture>.svg`, and the same scene
 * nearer in `<picture>-near.svg`.
 */
export const offersIn = (table: string) =>
  [...table.matchAll(/^(.+) \| (.+) \| (.+)\n(.+)\n(.+)$/gm)].map(([, facts = '', en = '', ar = '', ...about]) => {
    const [id, picture = '', subCategoryId, price, before, minutes, branches = '-'] = facts.split(' ');
    return {
      ...{ id: Number(id), picture, subCategoryId: Number(subCategoryId), price: Number(price) },
      ...(before !== '-' && { before: Number(before) }),
      minutes: Number(minutes ?? 0),
      ...(branches !== '-' && { branches: branches.split(',').map(Number) }),
      name: { en, ar },
      description: { en: about[0] ?? '', ar: about[1] ?? '' },
    };
  });

export type Offer = ReturnType<typeof offersIn>[number];

/** `picture` is the drawing `pictures/category/<picture>.svg`; a category shows that of its first child. */
const kind = (id: number, picture: string, en: string, ar: string) => ({ id, picture, name: { en, ar } });

type Kind = ReturnType<typeof kind>;

const category = (id: number, en: string, ar: string, children: [Kind, ...Kind[]]) => ({
  id,
  name: { en, ar },
  children,
});

export type SeedCategory = ReturnType<typeof category>;

const menu = (id: number, en: string, ar: string, categories: SeedCategory[]) => ({ id, name: { en, ar }, categories });

export type SeedMenu = ReturnType<typeof menu>;

export const serviceMenus = [
  menu(1, 'Beauty', 'الجمال', [
    category(11, 'Hair', 'الشعر', [
      kind(111, 'cut-styling', 'Cut & styling', 'القص والتصفيف'),
      kind(112, 'colour', 'Colour', 'الصبغات'),
      kind(113, 'treatments', 'Treatments', 'العلاجات'),
    ]),
    category(12, 'Nails', 'الأظافر', [
      kind(121, 'manicure', 'Manicure', 'المانيكير'),
      kind(122, 'pedicure', 'Pedicure', 'الباديكير'),
    ]),
    category(13, 'Brows & lashes', 'الحواجب والرموش', [
      kind(131, 'brows', 'Brows', 'الحواجب'),
      kind(132, 'lashes', 'Lashes', 'الرموش'),
    ]),
    category(14, 'Skin', 'البشرة', [
      kind(141, 'facials', 'Facials', 'جلسات الوجه'),
      kind(142, 'advanced-care', 'Advanced care', 'عناية متقدمة'),
    ]),
    category(15, 'Bridal & occasions', 'العروس والمناسبات', [
      kind(151, 'make-up', 'Make-up', 'المكياج'),
      kind(152, 'bridal', 'Bridal', 'العروس'),
    ]),
    category(16, 'Kids', 'الصغار', [kind(161, 'little-ones', 'Little ones', 'للبنات الصغيرات')]),
  ]),
  menu(2, 'Wellness', 'العافية', [
    category(21, 'Hammam', 'الحمام', [
      kind(211, 'moroccan', 'Moroccan', 'مغربي'),
      kind(212, 'turkish', 'Turkish', 'تركي'),
    ]),
    category(22, 'Massage', 'التدليك', [
      kind(221, 'relaxing', 'Relaxing', 'استرخاء'),
      kind(222, 'therapeutic', 'Therapeutic', 'علاجي'),
    ]),
    category(23, 'Men’s grooming', 'عناية الرجال', [
      kind(231, 'hair-beard', 'Hair & beard', 'الشعر واللحية'),
      kind(232, 'care', 'Care', 'العناية'),
    ]),
  ]),
];

export const shopMenus = [
  menu(3, 'Shop', 'المتجر', [
    category(31, 'Skin care', 'العناية بالبشرة', [
      kind(311, 'face', 'Face', 'الوجه'),
      kind(312, 'body', 'Body', 'الجسم'),
    ]),
    category(32, 'Hair care', 'العناية بالشعر', [kind(321, 'hair-care', 'Oils & masks', 'زيوت وأقنعة')]),
    category(33, 'Fragrance', 'العطور', [kind(331, 'fragrance', 'Oils & mists', 'أدهان ومعطرات')]),
    category(34, 'Gift cards', 'بطاقات الإهداء', [kind(341, 'gift-cards', 'Gift cards', 'بطاقات الإهداء')]),
  ]),
];
