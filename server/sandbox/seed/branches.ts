import type { Text } from '../texts.ts';

/** Opening and closing time, `HH:MM`; null on the day off. Sunday first. */
type WeekHours = readonly ([string, string] | null)[];

export type SeedBranch = {
  id: number;
  /** `pictures/branch/<picture>.svg`. */
  picture: string;
  name: Text;
  address: Text;
  city: Text;
  phone: string;
  description: Text;
  latitude: number;
  longitude: number;
  hours: WeekHours;
};

const day: [string, string] = ['10:00', '22:00'];
const weekend: [string, string] = ['14:00', '23:00'];

export const mainBranchId = 1;

export const branches: SeedBranch[] = [
  {
    id: 1,
    picture: 'rawnaq-olaya',
    name: { en: 'Rawnaq Olaya', ar: 'رونق العليا' },
    address: {
      en: '7421 Prince Mohammed bin Abdulaziz St, Al Olaya',
      ar: '7421 شارع الأمير محمد بن عبدالعزيز، العليا',
    },
    city: { en: 'Riyadh', ar: 'الرياض' },
    phone: '+966112345601',
    description: {
      en: 'Our first branch: two quiet floors behind Tahlia, a marble hammam and a separate wing for men.',
      ar: 'فرعنا الأول: طابقان هادئان خلف التحلية، وحمام من الرخام، وجناح مستقل للرجال.',
    },
    latitude: 24.69448,
    longitude: 46.68532,
    hours: [day, day, day, day, day, weekend, ['10:00', '23:00']],
  },
  {
    id: 2,
    picture: 'rawnaq-hittin',
    name: { en: 'Rawnaq Hittin', ar: 'رونق حطين' },
    address: { en: '3110 Prince Turki Al Awwal Rd, Hittin', ar: '3110 طريق الأمير تركي الأول، حطين' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    phone: '+966112345602',
    description: {
      en: 'Light, garden and easy parking in the north of Riyadh. Known for colour and for patient facials.',
      ar: 'ضوء وحديقة ومواقف سهلة في شمال الرياض. نُعرف هنا بالصبغات وبجلسات البشرة المتأنّية.',
    },
    latitude: 24.76512,
    longitude: 46.60194,
    hours: [null, day, day, day, day, weekend, day],
  },
  {
    id: 3,
    picture: 'rawnaq-al-rawdah',
    name: { en: 'Rawnaq Al Rawdah', ar: 'رونق الروضة' },
    address: { en: '2284 Prince Saud Al Faisal St, Ar Rawdah', ar: '2284 شارع الأمير سعود الفيصل، الروضة' },
    city: { en: 'Jeddah', ar: 'جدة' },
    phone: '+966122345603',
    description: {
      en: 'A white courtyard near the sea, for ladies only, with the largest steam room in the city.',
      ar: 'فناء أبيض قريب من البحر، للسيدات فقط، وفيه أكبر غرفة بخار في المدينة.',
    },
    latitude: 21.56417,
    longitude: 39.15268,
    hours: [['11:00', '22:00'], null, ['11:00', '22:00'], ['11:00', '22:00'], day, ['15:00', '23:00'], day],
  },
  {
    id: 4,
    picture: 'rawnaq-corniche',
    name: { en: 'Rawnaq Corniche', ar: 'رونق الكورنيش' },
    address: { en: '5038 Prince Turki St, Al Corniche', ar: '5038 شارع الأمير تركي، الكورنيش' },
    city: { en: 'Khobar', ar: 'الخبر' },
    phone: '+966132345604',
    description: {
      en: 'Massage rooms that look out on the Gulf, open late on weekends for families.',
      ar: 'غرف تدليك تطل على الخليج، وأبوابها مفتوحة إلى وقت متأخر في نهاية الأسبوع.',
    },
    latitude: 26.30172,
    longitude: 50.22134,
    hours: [day, day, null, day, ['10:00', '23:00'], weekend, day],
  },
];
