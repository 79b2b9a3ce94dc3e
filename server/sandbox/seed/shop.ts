import { described, type Offer } from './menus.ts';

/** What is sold over the counter: the price is that of 30 ml, the picture `pictures/product/<picture>.svg`. */
export const shopItems: Offer[] = [
  described(
    { id: 1, picture: 'taif-rose-serum', subCategoryId: 311, price: 120 },
    { en: 'Taif rose serum', ar: 'سيروم الورد الطائفي' },
    '<p>Three drops at night. Distilled rose, squalane, gentle on the skin.</p>',
    '<p>ثلاث قطرات كل مساء. ورد مقطّر وسكوالين ولا يهيّج البشرة.</p>',
  ),
  described(
    { id: 2, picture: 'date-seed-cleansing-oil', subCategoryId: 311, price: 95 },
    { en: 'Date seed cleansing oil', ar: 'زيت تنظيف من نوى التمر' },
    '<p>Melts make-up and sunscreen, rinses clean. Pressed in Al-Ahsa.</p>',
    '<p>يذيب المكياج وواقي الشمس ويُشطف بسهولة. معصور في الأحساء.</p>',
  ),
  described(
    { id: 3, picture: 'desert-night-cream', subCategoryId: 311, price: 140, before: 170 },
    { en: 'Desert night cream', ar: 'كريم ليل الصحراء' },
    '<p>For rooms with air conditioning: ceramides and prickly-pear oil keep the water in.</p>',
    '<p>لغرف التكييف: سيراميد وزيت التين الشوكي يحفظان الماء في بشرتك.</p>',
  ),
  described(
    { id: 4, picture: 'mineral-sun-veil-spf-50', subCategoryId: 311, price: 110 },
    { en: 'Mineral sun veil SPF 50', ar: 'واقٍ معدني خفيف بحماية 50' },
    '<p>Sheer on every tone, no white cast, no scent.</p>',
    '<p>شفاف على كل لون بشرة، بلا أثر أبيض ولا رائحة.</p>',
  ),
  described(
    { id: 5, picture: 'coffee-cardamom-scrub', subCategoryId: 312, price: 85 },
    { en: 'Coffee & cardamom scrub', ar: 'مقشّر القهوة والهيل' },
    '<p>Fine Khawlani grounds in sweet-almond oil. Twice a week, in the shower.</p>',
    '<p>بنّ خولاني ناعم في زيت اللوز الحلو. مرتان في الأسبوع عند الاستحمام.</p>',
  ),
  described(
    { id: 6, picture: 'camel-milk-body-lotion', subCategoryId: 312, price: 100 },
    { en: 'Camel milk body lotion', ar: 'مرطّب الجسم بحليب الإبل' },
    '<p>Quick to sink in, gentle enough for children.</p>',
    '<p>سريع الامتصاص ولطيف حتى على الأطفال.</p>',
  ),
  described(
    { id: 7, picture: 'sidr-hair-mask', subCategoryId: 321, price: 90 },
    { en: 'Sidr hair mask', ar: 'قناع السدر للشعر' },
    '<p>The mask of our hair ritual, for the week between two visits.</p>',
    '<p>قناع طقس الشعر لدينا، للأسبوع الذي بين زيارتين.</p>',
  ),
  described(
    { id: 8, picture: 'argan-finishing-oil', subCategoryId: 321, price: 105, before: 130 },
    { en: 'Argan finishing oil', ar: 'زيت أرغان للمعان' },
    '<p>One pump for the ends. First cold pressing from Essaouira.</p>',
    '<p>ضغطة واحدة للأطراف. عصرة باردة أولى من الصويرة.</p>',
  ),
  described(
    { id: 9, picture: 'rosemary-scalp-tonic', subCategoryId: 321, price: 75 },
    { en: 'Rosemary scalp tonic', ar: 'تونيك إكليل الجبل للفروة' },
    '<p>Cooling, alcohol-free, for roots that need waking.</p>',
    '<p>منعش وخالٍ من الكحول، لجذور تحتاج أن تصحو.</p>',
  ),
  described(
    { id: 10, picture: 'oud-amber-oil', subCategoryId: 331, price: 260 },
    { en: 'Oud & amber oil', ar: 'دهن العود والعنبر' },
    '<p>The scent of our massage rooms, blended for skin.</p>',
    '<p>عطر غرف التدليك لدينا، ممزوج للبشرة.</p>',
  ),
  described(
    { id: 11, picture: 'white-musk-hair-mist', subCategoryId: 331, price: 130 },
    { en: 'White musk hair mist', ar: 'عطر شعر بالمسك الأبيض' },
    '<p>Clean, close to the skin, light enough for every day.</p>',
    '<p>نظيف وقريب من البشرة وخفيف لكل يوم.</p>',
  ),
  described(
    { id: 12, picture: 'orange-blossom-room-spray', subCategoryId: 331, price: 150 },
    { en: 'Orange-blossom room spray', ar: 'معطّر بماء الزهر للمكان' },
    '<p>An evening in a courtyard in Jeddah, in a bottle.</p>',
    '<p>أمسية في فناء جدّاوي داخل زجاجة.</p>',
  ),
];

/** The price is the value, the picture `pictures/giftcard/<picture>.svg`. */
export const giftCards: Offer[] = [
  described(
    { id: 1, picture: 'a-small-thank-you', subCategoryId: 341, price: 100 },
    { en: 'A small thank-you', ar: 'شكرًا من القلب' },
    'A card worth 100 SAR, valid for a year.',
    'بطاقة بقيمة 100 ريال صالحة لسنة.',
  ),
  described(
    { id: 2, picture: 'an-hour-for-her', subCategoryId: 341, price: 250 },
    { en: 'An hour for her', ar: 'ساعة لها' },
    'A card worth 250 SAR, enough for a hammam.',
    'بطاقة بقيمة 250 ريالًا تكفي لحمام مغربي.',
  ),
  described(
    { id: 3, picture: 'a-whole-afternoon', subCategoryId: 341, price: 500 },
    { en: 'A whole afternoon', ar: 'عصرية كاملة' },
    'A card worth 500 SAR for an afternoon with us.',
    'بطاقة بقيمة 500 ريال لعصرية كاملة عندنا.',
  ),
  described(
    { id: 4, picture: 'for-the-bride', subCategoryId: 341, price: 1000 },
    { en: 'For the bride', ar: 'هدية العروس' },
    'A card worth 1,000 SAR for the week of the wedding.',
    'بطاقة بقيمة 1000 ريال لأسبوع الزفاف.',
  ),
];
