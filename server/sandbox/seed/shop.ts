import { offersIn } from './menus.ts';

/** The retail products: the price is that of 30 ml, the picture `pictures/product/<picture>.svg`. */
export const shopItems = offersIn(`
1 taif-rose-serum 311 120 - | Taif rose serum | سيروم الورد الطائفي
<p>Three drops at night. Distilled rose, squalane, gentle on the skin.</p>
<p>ثلاث قطرات كل مساء. ورد مقطّر وسكوالين ولا يهيّج البشرة.</p>
2 date-seed-cleansing-oil 311 95 - | Date seed cleansing oil | زيت تنظيف من نوى التمر
<p>Melts make-up and sunscreen, rinses clean. Pressed in Al-Ahsa.</p>
<p>يذيب المكياج وواقي الشمس ويُشطف بسهولة. معصور في الأحساء.</p>
3 desert-night-cream 311 140 170 | Desert night cream | كريم ليل الصحراء
<p>For rooms with air conditioning: ceramides and prickly-pear oil keep the water in.</p>
<p>لغرف التكييف: سيراميد وزيت التين الشوكي يحفظان الماء في بشرتك.</p>
4 mineral-sun-veil-spf-50 311 110 - | Mineral sun veil SPF 50 | واقٍ معدني خفيف بحماية 50
<p>Sheer on every tone, no white cast, no scent.</p>
<p>شفاف على كل لون بشرة، بلا أثر أبيض ولا رائحة.</p>
5 coffee-cardamom-scrub 312 85 - | Coffee & cardamom scrub | مقشّر القهوة والهيل
<p>Fine Khawlani grounds in sweet-almond oil. Twice a week, in the shower.</p>
<p>بنّ خولاني ناعم في زيت اللوز الحلو. مرتان في الأسبوع عند الاستحمام.</p>
6 camel-milk-body-lotion 312 100 - | Camel milk body lotion | مرطّب الجسم بحليب الإبل
<p>Quick to sink in, gentle enough for children.</p>
<p>سريع الامتصاص ولطيف حتى على الأطفال.</p>
7 sidr-hair-mask 321 90 - | Sidr hair mask | قناع السدر للشعر
<p>The mask of our hair ritual, for the week between two visits.</p>
<p>قناع طقس الشعر لدينا، للأسبوع الذي بين زيارتين.</p>
8 argan-finishing-oil 321 105 130 | Argan finishing oil | زيت أرغان للمعان
<p>One pump for the ends. First cold pressing from Essaouira.</p>
<p>ضغطة واحدة للأطراف. عصرة باردة أولى من الصويرة.</p>
9 rosemary-scalp-tonic 321 75 - | Rosemary scalp tonic | تونيك إكليل الجبل للفروة
<p>Cooling, alcohol-free, for roots that need waking.</p>
<p>منعش وخالٍ من الكحول، لجذور تحتاج أن تصحو.</p>
10 oud-amber-oil 331 260 - | Oud & amber oil | دهن العود والعنبر
<p>The scent of our massage rooms, blended for skin.</p>
<p>عطر غرف التدليك لدينا، ممزوج للبشرة.</p>
11 white-musk-hair-mist 331 130 - | White musk hair mist | عطر شعر بالمسك الأبيض
<p>Clean, close to the skin, light enough for every day.</p>
<p>نظيف وقريب من البشرة وخفيف لكل يوم.</p>
12 orange-blossom-room-spray 331 150 - | Orange-blossom room spray | معطّر بماء الزهر للمكان
<p>An evening in a courtyard in Jeddah, in a bottle.</p>
<p>أمسية في فناء جدّاوي داخل زجاجة.</p>
`);

/** The price is the value, the picture `pictures/giftcard/<picture>.svg`. */
export const giftCards = offersIn(`
1 a-small-thank-you 341 100 - | A small thank-you | شكرًا من القلب
A card worth 100 SAR, valid for a year.
بطاقة بقيمة 100 ريال صالحة لسنة.
2 an-hour-for-her 341 250 - | An hour for her | ساعة لها
A card worth 250 SAR, enough for a hammam.
بطاقة بقيمة 250 ريالًا تكفي لحمام مغربي.
3 a-whole-afternoon 341 500 - | A whole afternoon | عصرية كاملة
A card worth 500 SAR for an afternoon with us.
بطاقة بقيمة 500 ريال لعصرية كاملة عندنا.
4 for-the-bride 341 1000 - | For the bride | هدية العروس
A card worth 1,000 SAR for the week of the wedding.
بطاقة بقيمة 1000 ريال لأسبوع الزفاف.
`);
