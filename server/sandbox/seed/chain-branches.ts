import type { Text } from '../texts.ts';
import { branches, type SeedBranch } from './branches.ts';

type City = Text & { latitude: number; longitude: number; areaCode: string; count: number };

const city = (count: number, [en, ar]: [string, string], place: [number, number], areaCode: string): City => ({
  en,
  ar,
  latitude: place[0],
  longitude: place[1],
  areaCode,
  count,
});

/** Where the chain has its further branches, and how many in each city: 196 in all. */
const chainCities: readonly City[] = [
  city(40, ['Riyadh', 'الرياض'], [24.7136, 46.6753], '11'),
  city(32, ['Jeddah', 'جدة'], [21.5433, 39.1728], '12'),
  city(16, ['Makkah', 'مكة المكرمة'], [21.3891, 39.8579], '12'),
  city(16, ['Madinah', 'المدينة المنورة'], [24.4709, 39.6122], '14'),
  city(16, ['Dammam', 'الدمام'], [26.4207, 50.0888], '13'),
  city(12, ['Khobar', 'الخبر'], [26.2172, 50.1971], '13'),
  city(10, ['Taif', 'الطائف'], [21.2703, 40.4158], '12'),
  city(8, ['Buraydah', 'بريدة'], [26.3592, 43.9818], '16'),
  city(8, ['Abha', 'أبها'], [18.2465, 42.5117], '17'),
  city(7, ['Khamis Mushait', 'خميس مشيط'], [18.3093, 42.7662], '17'),
  city(7, ['Tabuk', 'تبوك'], [28.3838, 36.555], '14'),
  city(6, ['Hail', 'حائل'], [27.5114, 41.7208], '16'),
  city(6, ['Hofuf', 'الهفوف'], [25.3647, 49.5856], '13'),
  city(5, ['Jubail', 'الجبيل'], [27.0046, 49.6583], '13'),
  city(4, ['Jazan', 'جازان'], [16.8892, 42.5706], '17'),
  city(3, ['Najran', 'نجران'], [17.5656, 44.2289], '17'),
];

const district = (en: string, ar: string): Text => ({ en, ar });

/** As many as the largest city has branches. */
const chainDistricts: readonly Text[] = [
  district('Al Nakheel', 'النخيل'),
  district('Al Salam', 'السلام'),
  district('Al Khalidiyah', 'الخالدية'),
  district('Al Faisaliyah', 'الفيصلية'),
  district('Al Aziziyah', 'العزيزية'),
  district('Al Yasmin', 'الياسمين'),
  district('Al Andalus', 'الأندلس'),
  district('Al Safa', 'الصفا'),
  district('Al Marwah', 'المروة'),
  district('Al Naeem', 'النعيم'),
  district('Al Zahra', 'الزهراء'),
  district('Al Rabwah', 'الربوة'),
  district('Al Nuzha', 'النزهة'),
  district('Al Worood', 'الورود'),
  district('Al Rayyan', 'الريان'),
  district('Al Hamra', 'الحمراء'),
  district('Al Malaz', 'الملز'),
  district('Al Murabba', 'المربع'),
  district('Al Sulaymaniyah', 'السليمانية'),
  district('Al Muruj', 'المروج'),
  district('Al Narjis', 'النرجس'),
  district('Al Arid', 'العارض'),
  district('Al Malqa', 'الملقا'),
  district('Al Sahafah', 'الصحافة'),
  district('Al Ghadir', 'الغدير'),
  district('Al Rabi', 'الربيع'),
  district('Al Nada', 'الندى'),
  district('Al Falah', 'الفلاح'),
  district('Al Wadi', 'الوادي'),
  district('Al Izdihar', 'الازدهار'),
  district('Al Taawun', 'التعاون'),
  district('Al Mughrizat', 'المغرزات'),
  district('Al Qadisiyah', 'القادسية'),
  district('Al Munsiyah', 'المونسية'),
  district('Qurtubah', 'قرطبة'),
  district('Ishbiliyah', 'إشبيلية'),
  district('Al Hazm', 'الحزم'),
  district('Al Shifa', 'الشفا'),
  district('Al Badr', 'بدر'),
  district('Al Uraija', 'العريجاء'),
];

const day: [string, string] = ['10:00', '22:00'];
const late: [string, string] = ['12:00', '23:00'];
const weekend: [string, string] = ['14:00', '23:00'];

const weeks: SeedBranch['hours'][] = [
  [day, day, day, day, day, weekend, day],
  [null, day, day, day, day, weekend, day],
  [day, day, null, day, late, weekend, late],
  [late, late, late, late, late, weekend, late],
];

const characters = [
  {
    en: 'Quiet rooms, easy parking and a team for colour, skin and hammam.',
    ar: 'غرف هادئة ومواقف سهلة وفريق للصبغات والبشرة والحمام.',
  },
  {
    en: 'For ladies only, with a steam room and a bridal suite on the upper floor.',
    ar: 'للسيدات فقط، وفيه غرفة بخار وجناح للعروس في الطابق العلوي.',
  },
  {
    en: 'Open late for families, with massage rooms and a corner for children.',
    ar: 'يفتح إلى وقت متأخر للعائلات، وفيه غرف تدليك وركن للصغار.',
  },
];

/** Ids of the chain's further branches begin here: no product's id begins with the same digits. */
const firstId = 101;

/** Branches of one city lie on a spiral around its middle, a kilometre or so apart. */
const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }, index: number) => {
  const angle = index * 2.4;
  const distance = 0.012 * Math.sqrt(index + 1);
  return {
    latitude: Number((latitude + distance * Math.sin(angle)).toFixed(5)),
    longitude: Number((longitude + distance * Math.cos(angle)).toFixed(5)),
  };
};

/** The branches that a chain has beside the usual four. They are the same at every start. */
export const chainBranches: readonly SeedBranch[] = chainCities
  .flatMap((city) => chainDistricts.slice(0, city.count).map((district, index) => ({ city, district, index })))
  .map(({ city, district, index }, place) => {
    const house = 1000 + ((place * 37) % 8000);
    const character = characters[place % characters.length];
    return {
      id: firstId + place,
      picture: branches[place % branches.length]?.picture ?? 'rawnaq-olaya',
      // Districts of the same name stand in many cities.
      name: { en: `Rawnaq ${district.en}, ${city.en}`, ar: `رونق ${district.ar}، ${city.ar}` },
      address: { en: `${house} King Fahd Rd, ${district.en}`, ar: `${house} طريق الملك فهد، ${district.ar}` },
      city: { en: city.en, ar: city.ar },
      phone: `+966${city.areaCode}2${String(346000 + place).padStart(6, '0')}`,
      description: character ?? { en: '', ar: '' },
      ...placeOf(city, index),
      hours: weeks[place % weeks.length] ?? [],
    };
  });
