import type { Treatment } from './treatment.ts';

export const faceAndOccasions: Treatment[] = [
  {
    id: 13,
    subCategoryId: 131,
    price: 60,
    minutes: 20,
    name: { en: 'Threaded brow shape', ar: 'رسم الحواجب بالخيط' },
    description: {
      en: 'Measured to your own bones, shaped with thread alone and cooled with aloe. Clean, never thin.',
      ar: 'نقيس الحاجب على ملامحك ونرسمه بالخيط وحده ثم نهدّئه بالصبّار. مرتب دون أن يرقّ.',
    },
  },
  {
    id: 14,
    subCategoryId: 131,
    price: 180,
    before: 210,
    minutes: 45,
    name: { en: 'Brow lamination & tint', ar: 'رفع الحواجب مع الصبغة' },
    description: {
      en: 'Brushed up, set and tinted one shade softer than your hair. Full brows every morning for six weeks.',
      ar: 'نمشّط الحاجب للأعلى ونثبّته ونصبغه بدرجة أهدأ من شعرك. حاجب ممتلئ كل صباح لستة أسابيع.',
    },
  },
  {
    id: 15,
    subCategoryId: 132,
    price: 200,
    minutes: 60,
    name: { en: 'Lash lift', ar: 'رفع الرموش' },
    description: {
      en: 'Your own lashes, curled from the root and nourished with keratin. No glue, no mascara needed.',
      ar: 'رموشك أنت، مرفوعة من الجذر ومغذّاة بالكيراتين. بلا لاصق ولا حاجة إلى ماسكارا.',
    },
  },
  {
    id: 16,
    subCategoryId: 132,
    price: 350,
    minutes: 120,
    branches: [1, 2, 3],
    name: { en: 'Silk lash extensions', ar: 'تركيب رموش حريرية' },
    description: {
      en: 'Single silk lashes placed one by one to open the eye, light enough to forget. Includes a brush and care notes.',
      ar: 'رموش حريرية مفردة نضعها واحدة واحدة لتفتح العين، خفيفة حتى تنسيها. معها فرشاة وإرشادات للعناية.',
    },
  },
  {
    id: 17,
    subCategoryId: 141,
    price: 280,
    minutes: 60,
    name: { en: 'Glow facial', ar: 'جلسة نضارة للوجه' },
    description: {
      en: 'Double cleanse, fruit enzymes, a vitamin C mask and a slow massage of face and neck. A good first facial.',
      ar: 'تنظيف مزدوج وإنزيمات فواكه وقناع فيتامين سي وتدليك بطيء للوجه والرقبة. أفضل بداية مع جلسات البشرة.',
    },
  },
  {
    id: 18,
    subCategoryId: 141,
    price: 320,
    minutes: 75,
    name: { en: 'Deep pore cleansing', ar: 'تنظيف عميق للبشرة' },
    description: {
      en: 'Steam, patient extraction and a calming clay mask, with blue light for skin that breaks out.',
      ar: 'بخار واستخراج متأنٍّ وقناع طين مهدّئ، مع ضوء أزرق للبشرة المعرّضة للحبوب.',
    },
  },
  {
    id: 19,
    subCategoryId: 142,
    price: 550,
    before: 650,
    minutes: 60,
    name: { en: 'Hydra facial', ar: 'هيدرا فيشل' },
    description: {
      en: 'Water-fine cleansing, gentle peeling and serums pressed in by vacuum. Visible calm the same evening.',
      ar: 'تنظيف بتيار الماء وتقشير لطيف وسيروم يُدفع إلى داخل البشرة. هدوء تلاحظينه في المساء نفسه.',
    },
  },
  {
    id: 20,
    subCategoryId: 142,
    price: 480,
    minutes: 50,
    branches: [1, 2],
    name: { en: 'Brightening peel', ar: 'تقشير لتوحيد اللون' },
    description: {
      en: 'Mandelic and lactic acid in a strength chosen for darker skin tones, with a call from us three days later.',
      ar: 'حمض الماندليك واللاكتيك بتركيز يناسب البشرة السمراء، ونتصل بك بعد ثلاثة أيام لنطمئن.',
    },
  },
  {
    id: 21,
    subCategoryId: 142,
    price: 390,
    minutes: 60,
    name: { en: 'Firming gua sha facial', ar: 'جلسة شدّ بحجر الغواشا' },
    description: {
      en: 'Cool jade, warm oils and an hour of lifting strokes along jaw and cheek. Tension leaves first.',
      ar: 'يشم بارد وزيوت دافئة وساعة من حركات الرفع على الفك والخدين. أول ما يغادر هو التوتر.',
    },
  },
  {
    id: 22,
    subCategoryId: 151,
    price: 380,
    minutes: 75,
    name: { en: 'Evening make-up', ar: 'مكياج سهرة' },
    description: {
      en: 'Skin that still looks like skin, eyes as bold as you like. Lashes included and set to last past midnight.',
      ar: 'بشرة تبقى طبيعية وعيون بالجرأة التي تحبين. الرموش ضمن السعر والثبات إلى ما بعد منتصف الليل.',
    },
  },
  {
    id: 23,
    subCategoryId: 152,
    price: 900,
    minutes: 150,
    name: { en: 'Bridal make-up & hair', ar: 'مكياج وتسريحة العروس' },
    description: {
      en: 'Two artists, one bride, a closed room and your own playlist. The trial before the day is on us.',
      ar: 'فنانتان لعروس واحدة في غرفة خاصة وعلى موسيقاك أنت. والتجربة قبل اليوم الكبير هدية منا.',
    },
  },
  {
    id: 24,
    subCategoryId: 152,
    price: 420,
    before: 500,
    minutes: 90,
    name: { en: 'Henna night', ar: 'ليلة الحنّاء' },
    description: {
      en: 'Natural henna drawn by hand from wrist to fingertip, Khaleeji or Moroccan in pattern, with cardamom coffee.',
      ar: 'حنّاء طبيعية مرسومة باليد من المعصم إلى الأنامل، بنقش خليجي أو مغربي، مع القهوة بالهيل.',
    },
  },
  {
    id: 25,
    subCategoryId: 161,
    price: 80,
    minutes: 30,
    name: { en: 'Little princess cut', ar: 'قصّة الأميرة الصغيرة' },
    description: {
      en: 'A booster seat, a story and a braid at the end. For girls up to ten; a parent stays beside.',
      ar: 'كرسي مرتفع وحكاية وضفيرة في النهاية. للبنات حتى العاشرة، وأحد الوالدين إلى جانبهن.',
    },
  },
  {
    id: 26,
    subCategoryId: 161,
    price: 70,
    minutes: 30,
    name: { en: 'Mini manicure & nail stickers', ar: 'مانيكير صغير مع ملصقات' },
    description: {
      en: 'Washable colours, tiny stickers and a mocktail. Small hands go home very proud.',
      ar: 'ألوان تزول بالماء وملصقات صغيرة وعصير بكأس جميل. تعود الأيدي الصغيرة فخورة جدًا.',
    },
  },
];
