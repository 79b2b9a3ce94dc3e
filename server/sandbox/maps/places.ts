import type { Language, Text } from '../texts.ts';

type Position = { latitude: number; longitude: number };

export type Place = Position & { id: string; name: Text; address: Text };

/** Name and address in each language: number and street, district, city and postal code, country. A new map starts at the last. */
const table = `
king-abdullah-financial-district | 24.7625 46.6403 | King Abdullah Financial District | 5810 Uqair St, Al Aqiq, Riyadh 13519, Saudi Arabia | مركز الملك عبدالله المالي | 5810 شارع العقير، العقيق، الرياض 13519، السعودية
kingdom-centre | 24.7114 46.6744 | Kingdom Centre | 8013 King Fahd Rd, Al Wurud, Riyadh 12214, Saudi Arabia | مركز المملكة | 8013 طريق الملك فهد، الورود، الرياض 12214، السعودية
al-faisaliah-tower | 24.6903 46.6851 | Al Faisaliah Tower | 6821 Olaya St, Al Olaya, Riyadh 12212, Saudi Arabia | برج الفيصلية | 6821 شارع العليا، العليا، الرياض 12212، السعودية
masmak-fortress | 24.6312 46.7134 | Masmak Fortress | 2640 Al Thumairi St, Ad Dirah, Riyadh 12634, Saudi Arabia | قصر المصمك | 2640 شارع الثميري، الديرة، الرياض 12634، السعودية
king-khalid-airport | 24.9578 46.6989 | King Khalid International Airport | 7011 Airport Rd, Airport District, Riyadh 13452, Saudi Arabia | مطار الملك خالد الدولي | 7011 طريق المطار، حي المطار، الرياض 13452، السعودية
prince-sultan-street | 21.6275 39.1375 | Prince Sultan St | 3377 Prince Sultan St, Al Muhammadiyah, Jeddah 23617, Saudi Arabia | شارع الأمير سلطان | 3377 شارع الأمير سلطان، المحمدية، جدة 23617، السعودية
king-fahd-fountain | 21.5159 39.15 | King Fahd Fountain | 2155 Corniche Rd, Al Hamra, Jeddah 23321, Saudi Arabia | نافورة الملك فهد | 2155 طريق الكورنيش، الحمراء، جدة 23321، السعودية
king-fahd-park | 26.392 50.118 | King Fahd Park | 4480 King Fahd Rd, Al Muntazah, Dammam 32245, Saudi Arabia | منتزه الملك فهد | 4480 طريق الملك فهد، المنتزه، الدمام 32245، السعودية
khobar-corniche | 26.301 50.216 | Khobar Corniche | 5038 Prince Turki St, Al Corniche, Khobar 34412, Saudi Arabia | كورنيش الخبر | 5038 شارع الأمير تركي، الكورنيش، الخبر 34412، السعودية
tahrir-square | 30.0444 31.2357 | Tahrir Square | 1115 Tahrir St, Downtown, Cairo 11511, Egypt | ميدان التحرير | 1115 شارع التحرير، وسط البلد، القاهرة 11511، مصر`;

export const places: Place[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', at = '', ...[name = '', address = '', arabicName = '', arabicAddress = '']] = row.split(' | ');
    const [latitude = 0, longitude = 0] = at.split(' ').map(Number);
    return {
      id: `ChIJ-${id}`,
      latitude,
      longitude,
      name: { en: name, ar: arabicName },
      address: { en: address, ar: arabicAddress },
    };
  });

/** In small letters, without marks and numbers. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const searched = places.map((place) => {
  const { name, address } = place;
  return { place, words: wordsOf(`${name.en} ${address.en} ${name.ar} ${address.ar}`) };
});

/** In degrees, which is enough to tell near from far. */
const distance = (from: Position, to: Position): number =>
  Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude);

const nearestFirst = (to: Position, some: Place[]): Place[] =>
  some.toSorted((one, other) => distance(to, one) - distance(to, other));

/** The places whose name or address has each word of a text, or one that begins like it; the nearest first. */
export const findPlaces = (text: string, near?: Position): Place[] => {
  const wanted = wordsOf(text);
  const found = searched
    .filter(({ words }) => wanted.length > 0 && wanted.every((want) => words.some((word) => word.startsWith(want))))
    .map(({ place }) => place);
  return near ? nearestFirst(near, found) : found;
};

export const placeById = (id: string): Place | undefined => places.find((place) => place.id === id);

const farthest = 0.3;

/** Undefined in the desert and at sea: some 30 kilometres from all that is known. */
export const placeAt = (at: Position): Place | undefined => {
  const [nearest] = nearestFirst(at, places);
  return nearest && distance(at, nearest) < farthest ? nearest : undefined;
};

const types = [
  ['street_number'],
  ['route'],
  ['sublocality_level_1', 'sublocality', 'political'],
  ['locality', 'political'],
  ['postal_code'],
  ['country', 'political'],
];

/** The parts of an address with their types, as Google names them. */
export const partsOf = ({ address }: Place, language: Language) => {
  const parts = /^(\d+) (.+)[,،] (.+)[,،] (.+) (\d+)[,،] (.+)$/.exec(address[language])?.slice(1) ?? [];
  return parts.map((text, index) => ({ text, types: types[index] ?? [] }));
};
