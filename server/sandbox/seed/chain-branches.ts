import { branches, type SeedBranch } from './branches.ts';
import { chainCities, chainDistricts } from './chain-places.ts';

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
