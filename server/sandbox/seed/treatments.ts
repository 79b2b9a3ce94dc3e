import { described, type Treatment } from './menus.ts';

export const hairAndNails: Treatment[] = [
  described(
    { id: 1, picture: 'signature-cut', subCategoryId: 111, price: 180, minutes: 60 },
    { en: 'Signature cut & blow-dry', ar: 'قصّة رونق مع الاستشوار' },
    'We look at how your hair falls, talk it through over coffee, then wash, cut and blow-dry. You leave knowing how to repeat it at home.',
    'نتأمل طبيعة شعرك ونتفق على الشكل مع فنجان قهوة، ثم نغسل ونقص ونجفف. ومعك من عندنا طريقة إعادته في البيت.',
  ),
  described(
    { id: 2, picture: 'blow-dry', subCategoryId: 111, price: 95, minutes: 40 },
    { en: 'Blow-dry with volume', ar: 'استشوار بكثافة' },
    'A gentle wash, a light root spray and a round brush: soft movement that survives the evening and the humidity.',
    'غسلة لطيفة وبخاخ خفيف عند الجذور وفرشاة دائرية: حركة ناعمة تصمد طوال السهرة رغم الرطوبة.',
  ),
  described(
    { id: 3, picture: 'evening-updo', subCategoryId: 111, price: 220, before: 260, minutes: 60 },
    { en: 'Evening updo', ar: 'تسريحة مرفوعة للسهرات' },
    'Pinned, woven or softly gathered to match your dress. Bring a photo of the neckline and we will build the rest.',
    'مثبّتة أو مجدولة أو مجموعة بنعومة بما يناسب فستانك. تكفينا صورة لقصّة الرقبة، والباقي علينا.',
  ),
  described(
    { id: 4, picture: 'root-colour', subCategoryId: 112, price: 320, minutes: 90 },
    { en: 'Root colour & gloss', ar: 'صبغة جذور مع لمعة' },
    'Ammonia-free colour matched strand by strand to your lengths, sealed with a clear gloss that keeps the shine for weeks.',
    'صبغة خالية من الأمونيا نطابقها مع أطراف شعرك خصلة خصلة، ونختمها بطبقة لمعان تدوم أسابيع.',
  ),
  described(
    { id: 5, picture: 'balayage', subCategoryId: 112, price: 690, before: 780, minutes: 150 },
    { en: 'Hand-painted balayage', ar: 'بالياج مرسوم باليد' },
    'Light painted freehand where the sun would put it, with bond care in every bowl and a toner to finish. Grows out without a line.',
    'خصل نرسمها باليد حيث تضعها الشمس، مع حماية لروابط الشعر في كل مرحلة وتونر في الختام. ينمو شعرك بلا خط فاصل.',
  ),
  described(
    { id: 6, picture: 'sidr-argan', subCategoryId: 113, price: 240, minutes: 50 },
    { en: 'Sidr & argan hair ritual', ar: 'طقس السدر والأرغان للشعر' },
    'Ground sidr leaves, warm argan oil and twenty minutes of scalp massage. For hair that is tired of heat and hard water.',
    'ورق سدر مطحون وزيت أرغان دافئ وعشرون دقيقة من تدليك الفروة. لشعر أتعبته الحرارة والماء العسر.',
  ),
  described(
    { id: 7, picture: 'protein-smoothing', subCategoryId: 113, price: 850, minutes: 150, branches: [1, 2, 3] },
    { en: 'Protein smoothing', ar: 'بروتين لتنعيم الشعر' },
    'Formaldehyde-free protein pressed in section by section. Frizz gives way for up to four months and drying time is halved.',
    'بروتين خالٍ من الفورمالدهايد نثبّته خصلة بعد خصلة. يهدأ الهيشان حتى أربعة أشهر ويقصر وقت التجفيف إلى النصف.',
  ),
  described(
    { id: 8, picture: 'classic-manicure', subCategoryId: 121, price: 90, minutes: 40 },
    { en: 'Classic manicure', ar: 'مانيكير كلاسيكي' },
    'Shaping, quiet cuticle work, a short hand massage with almond oil and the polish of your choice. One-use tools, always.',
    'تشكيل وعناية هادئة بالجلد حول الأظافر وتدليك قصير بزيت اللوز ثم لون من اختيارك. أدوات لاستعمال واحد دائمًا.',
  ),
  described(
    { id: 9, picture: 'gel-manicure', subCategoryId: 121, price: 150, minutes: 60 },
    { en: 'Gel manicure', ar: 'مانيكير جل' },
    'Two weeks of high shine without a chip. We remove your old gel without filing into the nail.',
    'أسبوعان من اللمعان بلا خدش. نزيل الجل القديم دون أن نبرد سطح الظفر.',
  ),
  described(
    { id: 10, picture: 'breathable-polish', subCategoryId: 121, price: 130, before: 160, minutes: 45 },
    { en: 'Breathable polish manicure', ar: 'مانيكير بطلاء يسمح بالوضوء' },
    'A full manicure finished in a water-permeable polish, in twenty-four shades we keep fresh.',
    'مانيكير كامل نختمه بطلاء ينفذ منه الماء، بأربعة وعشرين لونًا نجددها باستمرار.',
  ),
  described(
    { id: 11, picture: 'rose-pedicure', subCategoryId: 122, price: 120, minutes: 50 },
    { en: 'Rose water pedicure', ar: 'باديكير بماء الورد' },
    'A warm foot bath with Taif rose water, careful heel work and polish. Best with nowhere to be afterwards.',
    'مغطس دافئ بماء الورد الطائفي وعناية دقيقة بالكعبين ثم الطلاء. يحلو أكثر حين لا يكون بعده موعد.',
  ),
  described(
    { id: 12, picture: 'dead-sea-pedicure', subCategoryId: 122, price: 190, minutes: 70 },
    { en: 'Dead Sea spa pedicure', ar: 'باديكير سبا بأملاح البحر الميت' },
    'Salt scrub, mineral mud wrapped to the knee, hot towels and a long calf massage. For feet that stand all day.',
    'تقشير بالملح وطين معدني حتى الركبة ومناشف ساخنة وتدليك طويل للساقين. لأقدام تقف طوال النهار.',
  ),
];

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
