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

type Named = { id: number; name: { en: string; ar: string } };

/** A category shows the picture of its first child, the drawing `pictures/category/<picture>.svg`. */
export type SeedCategory = Named & { children: (Named & { picture: string })[] };

export type SeedMenu = Named & { categories: SeedCategory[] };

/** Menus have ids of one digit, their categories of two, and those of three: with a picture. */
const menusIn = (table: string): SeedMenu[] => {
  const menus: SeedMenu[] = [];
  for (const [, id = '', picture = '', en = '', ar = ''] of table.matchAll(/^(\d+)(?: (\S+))? \| (.+) \| (.+)$/gm)) {
    const entry = { id: Number(id), name: { en, ar } };
    if (id.length === 1) menus.push({ ...entry, categories: [] });
    else if (id.length === 2) menus.at(-1)?.categories.push({ ...entry, children: [] });
    else
      menus
        .at(-1)
        ?.categories.at(-1)
        ?.children.push({ ...entry, picture });
  }
  return menus;
};

export const serviceMenus = menusIn(`
1 | Beauty | الجمال
11 | Hair | الشعر
111 cut-styling | Cut & styling | القص والتصفيف
112 colour | Colour | الصبغات
113 treatments | Treatments | العلاجات
12 | Nails | الأظافر
121 manicure | Manicure | المانيكير
122 pedicure | Pedicure | الباديكير
13 | Brows & lashes | الحواجب والرموش
131 brows | Brows | الحواجب
132 lashes | Lashes | الرموش
14 | Skin | البشرة
141 facials | Facials | جلسات الوجه
142 advanced-care | Advanced care | عناية متقدمة
15 | Bridal & occasions | العروس والمناسبات
151 make-up | Make-up | المكياج
152 bridal | Bridal | العروس
16 | Kids | الصغار
161 little-ones | Little ones | للبنات الصغيرات
2 | Wellness | العافية
21 | Hammam | الحمام
211 moroccan | Moroccan | مغربي
212 turkish | Turkish | تركي
22 | Massage | التدليك
221 relaxing | Relaxing | استرخاء
222 therapeutic | Therapeutic | علاجي
23 | Men’s grooming | عناية الرجال
231 hair-beard | Hair & beard | الشعر واللحية
232 care | Care | العناية`);

export const shopMenus = menusIn(`
3 | Shop | المتجر
31 | Skin care | العناية بالبشرة
311 face | Face | الوجه
312 body | Body | الجسم
32 | Hair care | العناية بالشعر
321 hair-care | Oils & masks | زيوت وأقنعة
33 | Fragrance | العطور
331 fragrance | Oils & mists | أدهان ومعطرات
34 | Gift cards | بطاقات الإهداء
341 gift-cards | Gift cards | بطاقات الإهداء`);
