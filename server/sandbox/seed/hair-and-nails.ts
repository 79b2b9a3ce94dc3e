import type { Treatment } from './treatment.ts';

export const hairAndNails: Treatment[] = [
  {
    id: 1,
    subCategoryId: 111,
    price: 180,
    minutes: 60,
    name: { en: 'Signature cut & blow-dry', ar: 'قصّة رونق مع الاستشوار' },
    description: {
      en: 'We look at how your hair falls, talk it through over coffee, then wash, cut and blow-dry. You leave knowing how to repeat it at home.',
      ar: 'نتأمل طبيعة شعرك ونتفق على الشكل مع فنجان قهوة، ثم نغسل ونقص ونجفف. تخرجين وأنت تعرفين كيف تعيدينه في البيت.',
    },
  },
  {
    id: 2,
    subCategoryId: 111,
    price: 95,
    minutes: 40,
    name: { en: 'Blow-dry with volume', ar: 'استشوار بكثافة' },
    description: {
      en: 'A gentle wash, a light root spray and a round brush: soft movement that survives the evening and the humidity.',
      ar: 'غسلة لطيفة وبخاخ خفيف عند الجذور وفرشاة دائرية: حركة ناعمة تصمد طوال السهرة رغم الرطوبة.',
    },
  },
  {
    id: 3,
    subCategoryId: 111,
    price: 220,
    before: 260,
    minutes: 60,
    name: { en: 'Evening updo', ar: 'تسريحة مساء مرفوعة' },
    description: {
      en: 'Pinned, woven or softly gathered to match your dress. Bring a photo of the neckline and we will build the rest.',
      ar: 'مثبّتة أو مجدولة أو مجموعة بنعومة بما يناسب فستانك. أحضري صورة لقصّة الرقبة ونكمل نحن الباقي.',
    },
  },
  {
    id: 4,
    subCategoryId: 112,
    price: 320,
    minutes: 90,
    name: { en: 'Root colour & gloss', ar: 'صبغة جذور مع لمعة' },
    description: {
      en: 'Ammonia-free colour matched strand by strand to your lengths, sealed with a clear gloss that keeps the shine for weeks.',
      ar: 'صبغة خالية من الأمونيا نطابقها مع أطراف شعرك خصلة خصلة، ونختمها بطبقة لمعان تدوم أسابيع.',
    },
  },
  {
    id: 5,
    subCategoryId: 112,
    price: 690,
    before: 780,
    minutes: 150,
    name: { en: 'Hand-painted balayage', ar: 'بالياج مرسوم باليد' },
    description: {
      en: 'Light painted freehand where the sun would put it, with bond care in every bowl and a toner to finish. Grows out without a line.',
      ar: 'خصل نرسمها باليد حيث تضعها الشمس، مع حماية لروابط الشعر في كل مرحلة وتونر في الختام. ينمو شعرك بلا خط فاصل.',
    },
  },
  {
    id: 6,
    subCategoryId: 113,
    price: 240,
    minutes: 50,
    name: { en: 'Sidr & argan hair ritual', ar: 'طقس السدر والأرغان للشعر' },
    description: {
      en: 'Ground sidr leaves, warm argan oil and twenty minutes of scalp massage. For hair that is tired of heat and hard water.',
      ar: 'ورق سدر مطحون وزيت أرغان دافئ وعشرون دقيقة من تدليك الفروة. لشعر أتعبته الحرارة والماء العسر.',
    },
  },
  {
    id: 7,
    subCategoryId: 113,
    price: 850,
    minutes: 150,
    branches: [1, 2, 3],
    name: { en: 'Protein smoothing', ar: 'بروتين لتنعيم الشعر' },
    description: {
      en: 'Formaldehyde-free protein pressed in section by section. Frizz gives way for up to four months and drying time is halved.',
      ar: 'بروتين خالٍ من الفورمالدهايد نثبّته خصلة بعد خصلة. يهدأ الهيشان حتى أربعة أشهر ويقصر وقت التجفيف إلى النصف.',
    },
  },
  {
    id: 8,
    subCategoryId: 121,
    price: 90,
    minutes: 40,
    name: { en: 'Classic manicure', ar: 'مانيكير كلاسيكي' },
    description: {
      en: 'Shaping, quiet cuticle work, a short hand massage with almond oil and the polish of your choice. One-use tools, always.',
      ar: 'تشكيل وعناية هادئة بالجلد حول الأظافر وتدليك قصير بزيت اللوز ثم اللون الذي تحبين. أدوات لاستعمال واحد دائمًا.',
    },
  },
  {
    id: 9,
    subCategoryId: 121,
    price: 150,
    minutes: 60,
    name: { en: 'Gel manicure', ar: 'مانيكير جل' },
    description: {
      en: 'Two weeks of high shine without a chip. We remove your old gel without filing into the nail.',
      ar: 'أسبوعان من اللمعان بلا خدش. نزيل الجل القديم دون أن نبرد سطح الظفر.',
    },
  },
  {
    id: 10,
    subCategoryId: 121,
    price: 130,
    before: 160,
    minutes: 45,
    name: { en: 'Breathable polish manicure', ar: 'مانيكير بطلاء يسمح بالوضوء' },
    description: {
      en: 'A full manicure finished in a water-permeable polish, in twenty-four shades we keep fresh.',
      ar: 'مانيكير كامل نختمه بطلاء ينفذ منه الماء، بأربعة وعشرين لونًا نجددها باستمرار.',
    },
  },
  {
    id: 11,
    subCategoryId: 122,
    price: 120,
    minutes: 50,
    name: { en: 'Rose water pedicure', ar: 'باديكير بماء الورد' },
    description: {
      en: 'A warm foot bath with Taif rose water, careful heel work and polish. Best with nowhere to be afterwards.',
      ar: 'مغطس دافئ بماء الورد الطائفي وعناية دقيقة بالكعبين ثم الطلاء. يحلو أكثر حين لا يكون بعده موعد.',
    },
  },
  {
    id: 12,
    subCategoryId: 122,
    price: 190,
    minutes: 70,
    name: { en: 'Dead Sea spa pedicure', ar: 'باديكير سبا بأملاح البحر الميت' },
    description: {
      en: 'Salt scrub, mineral mud wrapped to the knee, hot towels and a long calf massage. For feet that stand all day.',
      ar: 'تقشير بالملح وطين معدني حتى الركبة ومناشف ساخنة وتدليك طويل للساقين. لأقدام تقف طوال النهار.',
    },
  },
];
