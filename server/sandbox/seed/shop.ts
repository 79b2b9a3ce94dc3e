import type { Text } from '../language.ts';

/** What is sold over the counter; the price (SAR) is that of 30 ml, for gift cards the value. */
export type ShopItem = {
  id: number;
  /** `pictures/product/<picture>.svg`, or `giftcard`. */
  picture: string;
  subCategoryId: number;
  price: number;
  before?: number;
  name: Text;
  description: Text;
};

const item = (
  id: number,
  picture: string,
  subCategoryId: number,
  price: number,
  name: Text,
  description: Text,
  before?: number,
) => ({
  id,
  picture,
  subCategoryId,
  price,
  name,
  description,
  before,
});

export const shopItems: ShopItem[] = [
  item(
    1,
    'taif-rose-serum',
    311,
    120,
    { en: 'Taif rose serum', ar: 'سيروم الورد الطائفي' },
    {
      en: '<p>Three drops at night. Distilled rose, squalane, gentle on the skin.</p>',
      ar: '<p>ثلاث قطرات كل مساء. ورد مقطّر وسكوالين ولا يهيّج البشرة.</p>',
    },
  ),
  item(
    2,
    'date-seed-cleansing-oil',
    311,
    95,
    { en: 'Date seed cleansing oil', ar: 'زيت تنظيف من نوى التمر' },
    {
      en: '<p>Melts make-up and sunscreen, rinses clean. Pressed in Al-Ahsa.</p>',
      ar: '<p>يذيب المكياج وواقي الشمس ويُشطف بسهولة. معصور في الأحساء.</p>',
    },
  ),
  item(
    3,
    'desert-night-cream',
    311,
    140,
    { en: 'Desert night cream', ar: 'كريم ليل الصحراء' },
    {
      en: '<p>For rooms with air conditioning: ceramides and prickly-pear oil keep the water in.</p>',
      ar: '<p>لغرف التكييف: سيراميد وزيت التين الشوكي يحفظان الماء في بشرتك.</p>',
    },
    170,
  ),
  item(
    4,
    'mineral-sun-veil-spf-50',
    311,
    110,
    { en: 'Mineral sun veil SPF 50', ar: 'واقٍ معدني خفيف بحماية 50' },
    {
      en: '<p>Sheer on every tone, no white cast, no scent.</p>',
      ar: '<p>شفاف على كل لون بشرة، بلا أثر أبيض ولا رائحة.</p>',
    },
  ),
  item(
    5,
    'coffee-cardamom-scrub',
    312,
    85,
    { en: 'Coffee & cardamom scrub', ar: 'مقشّر القهوة والهيل' },
    {
      en: '<p>Fine Khawlani grounds in sweet-almond oil. Twice a week, in the shower.</p>',
      ar: '<p>بنّ خولاني ناعم في زيت اللوز الحلو. مرتان في الأسبوع عند الاستحمام.</p>',
    },
  ),
  item(
    6,
    'camel-milk-body-lotion',
    312,
    100,
    { en: 'Camel milk body lotion', ar: 'مرطّب الجسم بحليب الإبل' },
    {
      en: '<p>Quick to sink in, gentle enough for children.</p>',
      ar: '<p>سريع الامتصاص ولطيف حتى على الأطفال.</p>',
    },
  ),
  item(
    7,
    'sidr-hair-mask',
    321,
    90,
    { en: 'Sidr hair mask', ar: 'قناع السدر للشعر' },
    {
      en: '<p>The mask of our hair ritual, for the week between two visits.</p>',
      ar: '<p>قناع طقس الشعر لدينا، للأسبوع الذي بين زيارتين.</p>',
    },
  ),
  item(
    8,
    'argan-finishing-oil',
    321,
    105,
    { en: 'Argan finishing oil', ar: 'زيت أرغان للمعان' },
    {
      en: '<p>One pump for the ends. First cold pressing from Essaouira.</p>',
      ar: '<p>ضغطة واحدة للأطراف. عصرة باردة أولى من الصويرة.</p>',
    },
    130,
  ),
  item(
    9,
    'rosemary-scalp-tonic',
    321,
    75,
    { en: 'Rosemary scalp tonic', ar: 'تونيك إكليل الجبل للفروة' },
    {
      en: '<p>Cooling, alcohol-free, for roots that need waking.</p>',
      ar: '<p>منعش وخالٍ من الكحول، لجذور تحتاج أن تصحو.</p>',
    },
  ),
  item(
    10,
    'oud-amber-oil',
    331,
    260,
    { en: 'Oud & amber oil', ar: 'دهن العود والعنبر' },
    {
      en: '<p>The scent of our massage rooms, blended for skin.</p>',
      ar: '<p>عطر غرف التدليك لدينا، ممزوج للبشرة.</p>',
    },
  ),
  item(
    11,
    'white-musk-hair-mist',
    331,
    130,
    { en: 'White musk hair mist', ar: 'عطر شعر بالمسك الأبيض' },
    {
      en: '<p>Clean, close to the skin, light enough for every day.</p>',
      ar: '<p>نظيف وقريب من البشرة وخفيف لكل يوم.</p>',
    },
  ),
  item(
    12,
    'orange-blossom-room-spray',
    331,
    150,
    { en: 'Orange-blossom room spray', ar: 'معطّر بماء الزهر للمكان' },
    {
      en: '<p>An evening in a courtyard in Jeddah, in a bottle.</p>',
      ar: '<p>أمسية في فناء جدّاوي داخل زجاجة.</p>',
    },
  ),
];

export const giftCards: ShopItem[] = [
  item(
    1,
    'a-small-thank-you',
    341,
    100,
    { en: 'A small thank-you', ar: 'شكرًا من القلب' },
    { en: 'A card worth 100 SAR, valid for a year.', ar: 'بطاقة بقيمة 100 ريال صالحة لسنة.' },
  ),
  item(
    2,
    'an-hour-for-her',
    341,
    250,
    { en: 'An hour for her', ar: 'ساعة لها' },
    { en: 'A card worth 250 SAR, enough for a hammam.', ar: 'بطاقة بقيمة 250 ريالًا تكفي لحمام مغربي.' },
  ),
  item(
    3,
    'a-whole-afternoon',
    341,
    500,
    { en: 'A whole afternoon', ar: 'عصرية كاملة' },
    { en: 'A card worth 500 SAR for an afternoon with us.', ar: 'بطاقة بقيمة 500 ريال لعصرية كاملة عندنا.' },
  ),
  item(
    4,
    'for-the-bride',
    341,
    1000,
    { en: 'For the bride', ar: 'هدية العروس' },
    { en: 'A card worth 1,000 SAR for the week of the wedding.', ar: 'بطاقة بقيمة 1000 ريال لأسبوع الزفاف.' },
  ),
];
