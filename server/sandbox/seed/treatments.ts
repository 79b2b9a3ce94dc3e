import { offersIn } from './menus.ts';

/** Id, picture, sub-category, price, old price, minutes and branches; then the name and a line of description in each language. */
export const treatments = offersIn(`
1 signature-cut 111 180 - 60 - | Signature cut & blow-dry | قصّة رونق مع الاستشوار
We look at how your hair falls, talk it through over coffee, then wash, cut and blow-dry. You leave knowing how to repeat it at home.
نتأمل طبيعة شعرك ونتفق على الشكل مع فنجان قهوة، ثم نغسل ونقص ونجفف. ومعك من عندنا طريقة إعادته في البيت.
2 blow-dry 111 95 - 40 - | Blow-dry with volume | استشوار بكثافة
A gentle wash, a light root spray and a round brush: soft movement that survives the evening and the humidity.
غسلة لطيفة وبخاخ خفيف عند الجذور وفرشاة دائرية: حركة ناعمة تصمد طوال السهرة رغم الرطوبة.
3 evening-updo 111 220 260 60 - | Evening updo | تسريحة مرفوعة للسهرات
Pinned, woven or softly gathered to match your dress. Bring a photo of the neckline and we will build the rest.
مثبّتة أو مجدولة أو مجموعة بنعومة بما يناسب فستانك. تكفينا صورة لقصّة الرقبة، والباقي علينا.
4 root-colour 112 320 - 90 - | Root colour & gloss | صبغة جذور مع لمعة
Ammonia-free colour matched strand by strand to your lengths, sealed with a clear gloss that keeps the shine for weeks.
صبغة خالية من الأمونيا نطابقها مع أطراف شعرك خصلة خصلة، ونختمها بطبقة لمعان تدوم أسابيع.
5 balayage 112 690 780 150 - | Hand-painted balayage | بالياج مرسوم باليد
Light painted freehand where the sun would put it, with bond care in every bowl and a toner to finish. Grows out without a line.
خصل نرسمها باليد حيث تضعها الشمس، مع حماية لروابط الشعر في كل مرحلة وتونر في الختام. ينمو شعرك بلا خط فاصل.
6 sidr-argan 113 240 - 50 - | Sidr & argan hair ritual | طقس السدر والأرغان للشعر
Ground sidr leaves, warm argan oil and twenty minutes of scalp massage. For hair that is tired of heat and hard water.
ورق سدر مطحون وزيت أرغان دافئ وعشرون دقيقة من تدليك الفروة. لشعر أتعبته الحرارة والماء العسر.
7 protein-smoothing 113 850 - 150 1,2,3 | Protein smoothing | بروتين لتنعيم الشعر
Formaldehyde-free protein pressed in section by section. Frizz gives way for up to four months and drying time is halved.
بروتين خالٍ من الفورمالدهايد نثبّته خصلة بعد خصلة. يهدأ الهيشان حتى أربعة أشهر ويقصر وقت التجفيف إلى النصف.
8 classic-manicure 121 90 - 40 - | Classic manicure | مانيكير كلاسيكي
Shaping, quiet cuticle work, a short hand massage with almond oil and the polish of your choice. One-use tools, always.
تشكيل وعناية هادئة بالجلد حول الأظافر وتدليك قصير بزيت اللوز ثم لون من اختيارك. أدوات لاستعمال واحد دائمًا.
9 gel-manicure 121 150 - 60 - | Gel manicure | مانيكير جل
Two weeks of high shine without a chip. We remove your old gel without filing into the nail.
أسبوعان من اللمعان بلا خدش. نزيل الجل القديم دون أن نبرد سطح الظفر.
10 breathable-polish 121 130 160 45 - | Breathable polish manicure | مانيكير بطلاء يسمح بالوضوء
A full manicure finished in a water-permeable polish, in twenty-four shades we keep fresh.
مانيكير كامل نختمه بطلاء ينفذ منه الماء، بأربعة وعشرين لونًا نجددها باستمرار.
11 rose-pedicure 122 120 - 50 - | Rose water pedicure | باديكير بماء الورد
A warm foot bath with Taif rose water, careful heel work and polish. Best with nowhere to be afterwards.
مغطس دافئ بماء الورد الطائفي وعناية دقيقة بالكعبين ثم الطلاء. يحلو أكثر حين لا يكون بعده موعد.
12 dead-sea-pedicure 122 190 - 70 - | Dead Sea spa pedicure | باديكير سبا بأملاح البحر الميت
Salt scrub, mineral mud wrapped to the knee, hot towels and a long calf massage. For feet that stand all day.
تقشير بالملح وطين معدني حتى الركبة ومناشف ساخنة وتدليك طويل للساقين. لأقدام تقف طوال النهار.
13 threaded-brow 131 60 - 20 - | Threaded brow shape | رسم الحواجب بالخيط
Measured to your own bones, shaped with thread alone and cooled with aloe. Clean, never thin.
نقيس الحاجب على ملامحك ونرسمه بالخيط وحده ثم نهدّئه بالصبّار. مرتب دون أن يرقّ.
14 brow-lamination 131 180 210 45 - | Brow lamination & tint | رفع الحواجب مع الصبغة
Brushed up, set and tinted one shade softer than your hair. Full brows every morning for six weeks.
نمشّط الحاجب للأعلى ونثبّته ونصبغه بدرجة أهدأ من شعرك. حاجب ممتلئ كل صباح لستة أسابيع.
15 lash-lift 132 200 - 60 - | Lash lift | رفع الرموش
Your own lashes, curled from the root and nourished with keratin. No glue, no mascara needed.
رموشك الطبيعية، مرفوعة من الجذر ومغذّاة بالكيراتين. بلا لاصق ولا حاجة إلى ماسكارا.
16 silk-lashes 132 350 - 120 1,2,3 | Silk lash extensions | تركيب رموش حريرية
Single silk lashes placed one by one to open the eye, light enough to forget. Includes a brush and care notes.
رموش حريرية مفردة نضعها واحدة واحدة لتفتح العين، خفيفة حتى تُنسى. معها فرشاة وإرشادات للعناية.
17 glow-facial 141 280 - 60 - | Glow facial | جلسة نضارة للوجه
Double cleanse, fruit enzymes, a vitamin C mask and a slow massage of face and neck. A good first facial.
تنظيف مزدوج وإنزيمات فواكه وقناع فيتامين سي وتدليك بطيء للوجه والرقبة. أفضل بداية مع جلسات البشرة.
18 deep-cleansing 141 320 - 75 - | Deep pore cleansing | تنظيف عميق للبشرة
Steam, patient extraction and a calming clay mask, with blue light for skin that breaks out.
بخار واستخراج متأنٍّ وقناع طين مهدّئ، مع ضوء أزرق للبشرة المعرّضة للحبوب.
19 hydra-facial 142 550 650 60 - | Hydra facial | هيدرا فيشل
Water-fine cleansing, gentle peeling and serums pressed in by vacuum. Visible calm the same evening.
تنظيف بتيار الماء وتقشير لطيف وسيروم يُدفع إلى داخل البشرة. هدوء يظهر على البشرة في المساء نفسه.
20 brightening-peel 142 480 - 50 1,2 | Brightening peel | تقشير لتوحيد اللون
Mandelic and lactic acid in a strength chosen for darker skin tones, with a call from us three days later.
حمض الماندليك واللاكتيك بتركيز يناسب البشرة السمراء، ونتصل بك بعد ثلاثة أيام لنطمئن.
21 gua-sha 142 390 - 60 - | Firming gua sha facial | جلسة شدّ بحجر الغواشا
Cool jade, warm oils and an hour of lifting strokes along jaw and cheek. Tension leaves first.
يشم بارد وزيوت دافئة وساعة من حركات الرفع على الفك والخدين. أول ما يغادر هو التوتر.
22 evening-make-up 151 380 - 75 - | Evening make-up | مكياج سهرة
Skin that still looks like skin, eyes as bold as you like. Lashes included and set to last past midnight.
بشرة تبقى طبيعية وعيون بجرأة على ذوقك. الرموش ضمن السعر والثبات إلى ما بعد منتصف الليل.
23 bridal 152 900 - 150 - | Bridal make-up & hair | مكياج وتسريحة العروس
Two artists, one bride, a closed room and your own playlist. The trial before the day is on us.
فنانتان لعروس واحدة في غرفة خاصة وعلى موسيقاك المفضّلة. والتجربة قبل اليوم الكبير هدية منا.
24 henna-night 152 420 500 90 - | Henna night | ليلة الحنّاء
Natural henna drawn by hand from wrist to fingertip, Khaleeji or Moroccan in pattern, with cardamom coffee.
حنّاء طبيعية مرسومة باليد من المعصم إلى الأنامل، بنقش خليجي أو مغربي، مع القهوة بالهيل.
25 little-princess 161 80 - 30 - | Little princess cut | قصّة الأميرة الصغيرة
A booster seat, a story and a braid at the end. For girls up to ten; a parent stays beside.
كرسي مرتفع وحكاية وضفيرة في النهاية. للبنات حتى العاشرة، وأحد الوالدين إلى جانبهن.
26 mini-manicure 161 70 - 30 - | Mini manicure & nail stickers | مانيكير صغير مع ملصقات
Washable colours, tiny stickers and a mocktail. Small hands go home very proud.
ألوان تزول بالماء وملصقات صغيرة وعصير بكأس جميل. تعود الأيدي الصغيرة فخورة جدًا.
27 moroccan-hammam 211 260 - 60 - | Moroccan hammam | حمام مغربي
Steam, black olive soap and the kessa glove, then ghassoul clay rinsed with orange-blossom water. New skin.
بخار وصابون زيتون أسود وليفة الكيس، ثم طين الغاسول يُشطف بماء الزهر. بشرة جديدة.
28 royal-hammam 211 450 520 100 - | Royal Moroccan hammam | حمام مغربي ملكي
Everything in the hammam, with a saffron and honey wrap, a milk rinse and half an hour of massage on warm marble.
كل ما في الحمام المغربي، ومعه لفّة بالعسل والزعفران وشطفة بالحليب ونصف ساعة تدليك على رخام دافئ.
29 turkish-foam 212 300 - 75 1,3,4 | Turkish bath with foam massage | حمام تركي مع تدليك بالرغوة
A cloud of olive-oil foam poured from a linen bag, a long scrub and cool water to close.
سحابة من رغوة زيت الزيتون تنسكب من كيس كتّان، وفرك طويل، وماء بارد في الختام.
30 swedish-massage 221 290 - 60 - | Swedish massage | تدليك سويدي
Long even strokes with warm sweet-almond oil. You choose the pressure, the music and whether we talk.
حركات طويلة منتظمة بزيت اللوز الحلو الدافئ. ولك اختيار قوة الضغط والموسيقى والصمت.
31 oud-massage 221 380 - 90 - | Oud & amber massage | تدليك بالعود والعنبر
Ninety slow minutes with oil we blend from oud, amber and sandalwood, ending with bakhoor for your clothes.
تسعون دقيقة بطيئة بزيت نمزجه من العود والعنبر والصندل، وتُختم ببخور لثيابك.
32 deep-tissue 222 340 - 60 - | Deep tissue massage | تدليك الأنسجة العميقة
Slow, firm work on shoulders and lower back by a licensed therapist. Tell us where the desk hurts.
عمل بطيء وقوي على الكتفين وأسفل الظهر بيد معالج مرخّص، حيث يؤلمك طول الجلوس.
33 hot-stones 222 360 420 75 - | Hot stone massage | تدليك بالأحجار الساخنة
Smooth basalt from Harrat Rahat, warmed and moved along the spine until the muscles let go.
أحجار بازلت ملساء من حرّة رهط، ندفئها ونمرّرها على طول الظهر حتى تسترخي العضلات.
34 gentlemen-cut 231 110 - 45 1,2,4 | Gentlemen’s cut & beard | قصّ شعر ولحية للرجال
Scissor or machine cut, beard lines with a hot towel and a splash of cedar. In our separate men’s wing.
قصّ بالمقص أو الماكينة وتحديد اللحية بمنشفة ساخنة ولمسة أرز. في جناحنا المخصص للرجال.
35 hot-shave 231 75 - 30 1,2,4 | Traditional hot shave | حلاقة تقليدية بالمنشفة الساخنة
Three towels, two passes with a straight razor, one balm. Half an hour without your phone.
ثلاث مناشف ومرّتان بالموس ومرهم واحد. نصف ساعة بعيدًا عن جوالك.
36 charcoal-facial 232 230 - 60 1,2,4 | Men’s charcoal facial | عناية بالوجه بالفحم للرجال
Built for sun, dust and shaving: charcoal cleanse, extraction and a matte moisturiser you will not feel.
مصممة للشمس والغبار والحلاقة: تنظيف بالفحم واستخراج ومرطّب مطفأ لا يُحسّ به.
`);
