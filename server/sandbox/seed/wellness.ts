import { described, type Treatment } from './offer.ts';

export const wellness: Treatment[] = [
  described(
    { id: 27, picture: 'moroccan-hammam', subCategoryId: 211, price: 260, minutes: 60 },
    { en: 'Moroccan hammam', ar: 'حمام مغربي' },
    'Steam, black olive soap and the kessa glove, then ghassoul clay rinsed with orange-blossom water. New skin.',
    'بخار وصابون زيتون أسود وليفة الكيس، ثم طين الغاسول يُشطف بماء الزهر. بشرة جديدة.',
  ),
  described(
    { id: 28, picture: 'royal-hammam', subCategoryId: 211, price: 450, before: 520, minutes: 100 },
    { en: 'Royal Moroccan hammam', ar: 'حمام مغربي ملكي' },
    'Everything in the hammam, with a saffron and honey wrap, a milk rinse and half an hour of massage on warm marble.',
    'كل ما في الحمام المغربي، ومعه لفّة بالعسل والزعفران وشطفة بالحليب ونصف ساعة تدليك على رخام دافئ.',
  ),
  described(
    { id: 29, picture: 'turkish-foam', subCategoryId: 212, price: 300, minutes: 75, branches: [1, 3, 4] },
    { en: 'Turkish bath with foam massage', ar: 'حمام تركي مع تدليك بالرغوة' },
    'A cloud of olive-oil foam poured from a linen bag, a long scrub and cool water to close.',
    'سحابة من رغوة زيت الزيتون تنسكب من كيس كتّان، وفرك طويل، وماء بارد في الختام.',
  ),
  described(
    { id: 30, picture: 'swedish-massage', subCategoryId: 221, price: 290, minutes: 60 },
    { en: 'Swedish massage', ar: 'تدليك سويدي' },
    'Long even strokes with warm sweet-almond oil. You choose the pressure, the music and whether we talk.',
    'حركات طويلة منتظمة بزيت اللوز الحلو الدافئ. ولك اختيار قوة الضغط والموسيقى والصمت.',
  ),
  described(
    { id: 31, picture: 'oud-massage', subCategoryId: 221, price: 380, minutes: 90 },
    { en: 'Oud & amber massage', ar: 'تدليك بالعود والعنبر' },
    'Ninety slow minutes with oil we blend from oud, amber and sandalwood, ending with bakhoor for your clothes.',
    'تسعون دقيقة بطيئة بزيت نمزجه من العود والعنبر والصندل، وتُختم ببخور لثيابك.',
  ),
  described(
    { id: 32, picture: 'deep-tissue', subCategoryId: 222, price: 340, minutes: 60 },
    { en: 'Deep tissue massage', ar: 'تدليك الأنسجة العميقة' },
    'Slow, firm work on shoulders and lower back by a licensed therapist. Tell us where the desk hurts.',
    'عمل بطيء وقوي على الكتفين وأسفل الظهر بيد معالج مرخّص، حيث يؤلمك طول الجلوس.',
  ),
  described(
    { id: 33, picture: 'hot-stones', subCategoryId: 222, price: 360, before: 420, minutes: 75 },
    { en: 'Hot stone massage', ar: 'تدليك بالأحجار الساخنة' },
    'Smooth basalt from Harrat Rahat, warmed and moved along the spine until the muscles let go.',
    'أحجار بازلت ملساء من حرّة رهط، ندفئها ونمرّرها على طول الظهر حتى تسترخي العضلات.',
  ),
  described(
    { id: 34, picture: 'gentlemen-cut', subCategoryId: 231, price: 110, minutes: 45, branches: [1, 2, 4] },
    { en: 'Gentlemen’s cut & beard', ar: 'قصّ شعر ولحية للرجال' },
    'Scissor or machine cut, beard lines with a hot towel and a splash of cedar. In our separate men’s wing.',
    'قصّ بالمقص أو الماكينة وتحديد اللحية بمنشفة ساخنة ولمسة أرز. في جناحنا المخصص للرجال.',
  ),
  described(
    { id: 35, picture: 'hot-shave', subCategoryId: 231, price: 75, minutes: 30, branches: [1, 2, 4] },
    { en: 'Traditional hot shave', ar: 'حلاقة تقليدية بالمنشفة الساخنة' },
    'Three towels, two passes with a straight razor, one balm. Half an hour without your phone.',
    'ثلاث مناشف ومرّتان بالموس ومرهم واحد. نصف ساعة بعيدًا عن جوالك.',
  ),
  described(
    { id: 36, picture: 'charcoal-facial', subCategoryId: 232, price: 230, minutes: 60, branches: [1, 2, 4] },
    { en: 'Men’s charcoal facial', ar: 'عناية بالوجه بالفحم للرجال' },
    'Built for sun, dust and shaving: charcoal cleanse, extraction and a matte moisturiser you will not feel.',
    'مصممة للشمس والغبار والحلاقة: تنظيف بالفحم واستخراج ومرطّب مطفأ لا يُحسّ به.',
  ),
];
