import { described, type Treatment } from './offer.ts';

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
