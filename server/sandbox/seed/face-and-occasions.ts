import { described, type Treatment } from './offer.ts';

export const faceAndOccasions: Treatment[] = [
  described(
    { id: 13, picture: 'threaded-brow', subCategoryId: 131, price: 60, minutes: 20 },
    { en: 'Threaded brow shape', ar: 'رسم الحواجب بالخيط' },
    'Measured to your own bones, shaped with thread alone and cooled with aloe. Clean, never thin.',
    'نقيس الحاجب على ملامحك ونرسمه بالخيط وحده ثم نهدّئه بالصبّار. مرتب دون أن يرقّ.',
  ),
  described(
    { id: 14, picture: 'brow-lamination', subCategoryId: 131, price: 180, before: 210, minutes: 45 },
    { en: 'Brow lamination & tint', ar: 'رفع الحواجب مع الصبغة' },
    'Brushed up, set and tinted one shade softer than your hair. Full brows every morning for six weeks.',
    'نمشّط الحاجب للأعلى ونثبّته ونصبغه بدرجة أهدأ من شعرك. حاجب ممتلئ كل صباح لستة أسابيع.',
  ),
  described(
    { id: 15, picture: 'lash-lift', subCategoryId: 132, price: 200, minutes: 60 },
    { en: 'Lash lift', ar: 'رفع الرموش' },
    'Your own lashes, curled from the root and nourished with keratin. No glue, no mascara needed.',
    'رموشك الطبيعية، مرفوعة من الجذر ومغذّاة بالكيراتين. بلا لاصق ولا حاجة إلى ماسكارا.',
  ),
  described(
    { id: 16, picture: 'silk-lashes', subCategoryId: 132, price: 350, minutes: 120, branches: [1, 2, 3] },
    { en: 'Silk lash extensions', ar: 'تركيب رموش حريرية' },
    'Single silk lashes placed one by one to open the eye, light enough to forget. Includes a brush and care notes.',
    'رموش حريرية مفردة نضعها واحدة واحدة لتفتح العين، خفيفة حتى تُنسى. معها فرشاة وإرشادات للعناية.',
  ),
  described(
    { id: 17, picture: 'glow-facial', subCategoryId: 141, price: 280, minutes: 60 },
    { en: 'Glow facial', ar: 'جلسة نضارة للوجه' },
    'Double cleanse, fruit enzymes, a vitamin C mask and a slow massage of face and neck. A good first facial.',
    'تنظيف مزدوج وإنزيمات فواكه وقناع فيتامين سي وتدليك بطيء للوجه والرقبة. أفضل بداية مع جلسات البشرة.',
  ),
  described(
    { id: 18, picture: 'deep-cleansing', subCategoryId: 141, price: 320, minutes: 75 },
    { en: 'Deep pore cleansing', ar: 'تنظيف عميق للبشرة' },
    'Steam, patient extraction and a calming clay mask, with blue light for skin that breaks out.',
    'بخار واستخراج متأنٍّ وقناع طين مهدّئ، مع ضوء أزرق للبشرة المعرّضة للحبوب.',
  ),
  described(
    { id: 19, picture: 'hydra-facial', subCategoryId: 142, price: 550, before: 650, minutes: 60 },
    { en: 'Hydra facial', ar: 'هيدرا فيشل' },
    'Water-fine cleansing, gentle peeling and serums pressed in by vacuum. Visible calm the same evening.',
    'تنظيف بتيار الماء وتقشير لطيف وسيروم يُدفع إلى داخل البشرة. هدوء يظهر على البشرة في المساء نفسه.',
  ),
  described(
    { id: 20, picture: 'brightening-peel', subCategoryId: 142, price: 480, minutes: 50, branches: [1, 2] },
    { en: 'Brightening peel', ar: 'تقشير لتوحيد اللون' },
    'Mandelic and lactic acid in a strength chosen for darker skin tones, with a call from us three days later.',
    'حمض الماندليك واللاكتيك بتركيز يناسب البشرة السمراء، ونتصل بك بعد ثلاثة أيام لنطمئن.',
  ),
  described(
    { id: 21, picture: 'gua-sha', subCategoryId: 142, price: 390, minutes: 60 },
    { en: 'Firming gua sha facial', ar: 'جلسة شدّ بحجر الغواشا' },
    'Cool jade, warm oils and an hour of lifting strokes along jaw and cheek. Tension leaves first.',
    'يشم بارد وزيوت دافئة وساعة من حركات الرفع على الفك والخدين. أول ما يغادر هو التوتر.',
  ),
  described(
    { id: 22, picture: 'evening-make-up', subCategoryId: 151, price: 380, minutes: 75 },
    { en: 'Evening make-up', ar: 'مكياج سهرة' },
    'Skin that still looks like skin, eyes as bold as you like. Lashes included and set to last past midnight.',
    'بشرة تبقى طبيعية وعيون بجرأة على ذوقك. الرموش ضمن السعر والثبات إلى ما بعد منتصف الليل.',
  ),
  described(
    { id: 23, picture: 'bridal', subCategoryId: 152, price: 900, minutes: 150 },
    { en: 'Bridal make-up & hair', ar: 'مكياج وتسريحة العروس' },
    'Two artists, one bride, a closed room and your own playlist. The trial before the day is on us.',
    'فنانتان لعروس واحدة في غرفة خاصة وعلى موسيقاك المفضّلة. والتجربة قبل اليوم الكبير هدية منا.',
  ),
  described(
    { id: 24, picture: 'henna-night', subCategoryId: 152, price: 420, before: 500, minutes: 90 },
    { en: 'Henna night', ar: 'ليلة الحنّاء' },
    'Natural henna drawn by hand from wrist to fingertip, Khaleeji or Moroccan in pattern, with cardamom coffee.',
    'حنّاء طبيعية مرسومة باليد من المعصم إلى الأنامل، بنقش خليجي أو مغربي، مع القهوة بالهيل.',
  ),
  described(
    { id: 25, picture: 'little-princess', subCategoryId: 161, price: 80, minutes: 30 },
    { en: 'Little princess cut', ar: 'قصّة الأميرة الصغيرة' },
    'A booster seat, a story and a braid at the end. For girls up to ten; a parent stays beside.',
    'كرسي مرتفع وحكاية وضفيرة في النهاية. للبنات حتى العاشرة، وأحد الوالدين إلى جانبهن.',
  ),
  described(
    { id: 26, picture: 'mini-manicure', subCategoryId: 161, price: 70, minutes: 30 },
    { en: 'Mini manicure & nail stickers', ar: 'مانيكير صغير مع ملصقات' },
    'Washable colours, tiny stickers and a mocktail. Small hands go home very proud.',
    'ألوان تزول بالماء وملصقات صغيرة وعصير بكأس جميل. تعود الأيدي الصغيرة فخورة جدًا.',
  ),
];
