import type { Treatment } from './treatment.ts';

export const wellness: Treatment[] = [
  {
    id: 27,
    subCategoryId: 211,
    price: 260,
    minutes: 60,
    name: { en: 'Moroccan hammam', ar: 'حمام مغربي' },
    description: {
      en: 'Steam, black olive soap and the kessa glove, then ghassoul clay rinsed with orange-blossom water. New skin.',
      ar: 'بخار وصابون زيتون أسود وليفة الكيس، ثم طين الغاسول يُشطف بماء الزهر. بشرة جديدة.',
    },
  },
  {
    id: 28,
    subCategoryId: 211,
    price: 450,
    before: 520,
    minutes: 100,
    name: { en: 'Royal Moroccan hammam', ar: 'حمام مغربي ملكي' },
    description: {
      en: 'Everything in the hammam, with a saffron and honey wrap, a milk rinse and half an hour of massage on warm marble.',
      ar: 'كل ما في الحمام المغربي، ومعه لفّة بالعسل والزعفران وشطفة بالحليب ونصف ساعة تدليك على رخام دافئ.',
    },
  },
  {
    id: 29,
    subCategoryId: 212,
    price: 300,
    minutes: 75,
    branches: [1, 3, 4],
    name: { en: 'Turkish bath with foam massage', ar: 'حمام تركي مع تدليك بالرغوة' },
    description: {
      en: 'A cloud of olive-oil foam poured from a linen bag, a long scrub and cool water to close.',
      ar: 'سحابة من رغوة زيت الزيتون تنسكب من كيس كتّان، وفرك طويل، وماء بارد في الختام.',
    },
  },
  {
    id: 30,
    subCategoryId: 221,
    price: 290,
    minutes: 60,
    name: { en: 'Swedish massage', ar: 'تدليك سويدي' },
    description: {
      en: 'Long even strokes with warm sweet-almond oil. You choose the pressure, the music and whether we talk.',
      ar: 'حركات طويلة منتظمة بزيت اللوز الحلو الدافئ. أنت من يختار قوة الضغط والموسيقى والصمت.',
    },
  },
  {
    id: 31,
    subCategoryId: 221,
    price: 380,
    minutes: 90,
    name: { en: 'Oud & amber massage', ar: 'تدليك بالعود والعنبر' },
    description: {
      en: 'Ninety slow minutes with oil we blend from oud, amber and sandalwood, ending with bakhoor for your clothes.',
      ar: 'تسعون دقيقة بطيئة بزيت نمزجه من العود والعنبر والصندل، وتُختم ببخور لثيابك.',
    },
  },
  {
    id: 32,
    subCategoryId: 222,
    price: 340,
    minutes: 60,
    name: { en: 'Deep tissue massage', ar: 'تدليك الأنسجة العميقة' },
    description: {
      en: 'Slow, firm work on shoulders and lower back by a licensed therapist. Tell us where the desk hurts.',
      ar: 'عمل بطيء وقوي على الكتفين وأسفل الظهر بيد معالج مرخّص. أخبرنا أين يؤلمك المكتب.',
    },
  },
  {
    id: 33,
    subCategoryId: 222,
    price: 360,
    before: 420,
    minutes: 75,
    name: { en: 'Hot stone massage', ar: 'تدليك بالأحجار الساخنة' },
    description: {
      en: 'Smooth basalt from Harrat Rahat, warmed and moved along the spine until the muscles let go.',
      ar: 'أحجار بازلت ملساء من حرّة رهط، ندفئها ونمرّرها على طول الظهر حتى تسترخي العضلات.',
    },
  },
  {
    id: 34,
    subCategoryId: 231,
    price: 110,
    minutes: 45,
    branches: [1, 2, 4],
    name: { en: 'Gentlemen’s cut & beard', ar: 'قصّ شعر ولحية للرجال' },
    description: {
      en: 'Scissor or machine cut, beard lines with a hot towel and a splash of cedar. In our separate men’s wing.',
      ar: 'قصّ بالمقص أو الماكينة وتحديد اللحية بمنشفة ساخنة ولمسة أرز. في جناحنا المخصص للرجال.',
    },
  },
  {
    id: 35,
    subCategoryId: 231,
    price: 75,
    minutes: 30,
    branches: [1, 2, 4],
    name: { en: 'Traditional hot shave', ar: 'حلاقة تقليدية بالمنشفة الساخنة' },
    description: {
      en: 'Three towels, two passes with a straight razor, one balm. Half an hour nobody can phone you.',
      ar: 'ثلاث مناشف ومرّتان بالموس ومرهم واحد. نصف ساعة لا يتصل بك فيها أحد.',
    },
  },
  {
    id: 36,
    subCategoryId: 232,
    price: 230,
    minutes: 60,
    branches: [1, 2, 4],
    name: { en: 'Men’s charcoal facial', ar: 'عناية بالوجه بالفحم للرجال' },
    description: {
      en: 'Built for sun, dust and shaving: charcoal cleanse, extraction and a matte moisturiser you will not feel.',
      ar: 'مصممة للشمس والغبار والحلاقة: تنظيف بالفحم واستخراج ومرطّب مطفأ لا تشعر به.',
    },
  },
];
