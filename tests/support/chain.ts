import { ofTreatment } from '../../server/sandbox/catalogue.ts';
import type { SeedOrder } from '../../server/sandbox/seed/bookings.ts';
import { branches, mainBranchId, type SeedBranch } from '../../server/sandbox/seed/branches.ts';
import { type Offer, type SeedCategory, type SeedMenu, serviceMenus } from '../../server/sandbox/seed/menus.ts';
import { treatments } from '../../server/sandbox/seed/treatments.ts';
import type { Text } from '../../server/sandbox/texts.ts';

/** Reads `Tea/شاي, Sea salt/ملح البحر`. */
const textsIn = (pairs: string): Text[] =>
  pairs.split(/, |\n */).map((pair) => {
    const [en = '', ar = ''] = pair.split('/');
    return { en, ar };
  });

const districts = textsIn(`Al Nakheel/النخيل, Al Salam/السلام, Al Khalidiyah/الخالدية, Al Faisaliyah/الفيصلية
  Al Aziziyah/العزيزية, Al Yasmin/الياسمين, Al Andalus/الأندلس, Al Safa/الصفا, Al Marwah/المروة, Al Naeem/النعيم`);

/** Where a chain has its further branches, and how many in each city: 196 in all. */
const cities: [count: number, name: string, latitude: number, longitude: number][] = [
  [40, 'Riyadh/الرياض', 24.7136, 46.6753],
  [32, 'Jeddah/جدة', 21.5433, 39.1728],
  [16, 'Makkah/مكة المكرمة', 21.3891, 39.8579],
  [16, 'Madinah/المدينة المنورة', 24.4709, 39.6122],
  [16, 'Dammam/الدمام', 26.4207, 50.0888],
  [12, 'Khobar/الخبر', 26.2172, 50.1971],
  [10, 'Taif/الطائف', 21.2703, 40.4158],
  [8, 'Buraydah/بريدة', 26.3592, 43.9818],
  [8, 'Abha/أبها', 18.2465, 42.5117],
  [7, 'Khamis Mushait/خميس مشيط', 18.3093, 42.7662],
  [7, 'Tabuk/تبوك', 28.3838, 36.555],
  [6, 'Hail/حائل', 27.5114, 41.7208],
  [6, 'Hofuf/الهفوف', 25.3647, 49.5856],
  [5, 'Jubail/الجبيل', 27.0046, 49.6583],
  [4, 'Jazan/جازان', 16.8892, 42.5706],
  [3, 'Najran/نجران', 17.5656, 44.2289],
];

const branchIn = ([_count, name, latitude, longitude]: (typeof cities)[number], index: number, id: number) => {
  const [city = { en: '', ar: '' }] = textsIn(name);
  const { en, ar } = districts[index % districts.length] ?? city;
  const number = index < districts.length ? '' : ` ${Math.floor(index / districts.length) + 1}`;
  const like = branches[id % branches.length] as SeedBranch;
  return {
    ...like,
    id,
    name: { en: `Rawnaq ${en}${number}, ${city.en}`, ar: `رونق ${ar}${number}، ${city.ar}` },
    address: { en: `${1000 + id} King Fahd Rd, ${en}`, ar: `${1000 + id} طريق الملك فهد، ${ar}` },
    city,
    // On a spiral around the middle of the city, a kilometre or so apart.
    latitude: latitude + 0.012 * Math.sqrt(index + 1) * Math.sin(index * 2.4),
    longitude: longitude + 0.012 * Math.sqrt(index + 1) * Math.cos(index * 2.4),
  };
};

const chainBranches: SeedBranch[] = cities
  .flatMap((city) => Array.from({ length: city[0] }, (_, index) => ({ city, index })))
  // No product's id begins with the same digits.
  .map(({ city, index }, place) => branchIn(city, index, 101 + place));

/** What the treatments of a category are made with, and the kinds that each category has. */
const materials = textsIn(`Rose/الورد, Oud/العود, Milk/الحليب, Honey/العسل, Saffron/الزعفران, Lavender/اللافندر
  Jasmine/الياسمين, Mint/النعناع, Argan/الأرغان, Olive/الزيتون, Clay/الطين, Sea salt/ملح البحر`);
const kinds = textsIn('massage/تدليك, facial/تنظيف بشرة, bath/حمام, hair care/عناية شعر');
const pictures = ['relaxing', 'facials', 'turkish', 'hair-care'];

const categories = materials.map((name, index) => ({
  id: 401 + index,
  name,
  children: kinds.map(({ en, ar }, place) => ({
    id: (401 + index) * 10 + place + 1,
    picture: pictures[place] ?? '',
    name: { en: `${name.en} ${en}`, ar: `${ar} ${name.ar}` },
  })) as SeedCategory['children'],
}));

const chainMenus: SeedMenu[] = textsIn('Spa/السبا, Studios/الاستوديوهات, For everyone/للجميع').map((name, index) => ({
  id: 41 + index,
  name,
  categories: categories.slice(index * 4, index * 4 + 4),
}));

const subCategories = categories.flatMap(({ children }) => children);

/** With the usual 36 they make 2,000. */
const chainTreatments = Array.from({ length: 1964 }, (_, index): Offer => {
  const { id, name } = subCategories[index % subCategories.length] as SeedCategory['children'][0];
  const session = 1 + Math.floor(index / subCategories.length);
  const minutes = 30 * (1 + (session % 3));
  const price = minutes * 3 + 30 + (index % 9) * 10;
  return {
    id: 101 + index,
    picture: treatments[index % treatments.length]?.picture ?? '',
    subCategoryId: id,
    price,
    ...(index % 11 === 0 && { before: price + 40 }),
    minutes,
    name: { en: `${name.en}, session ${session}`, ar: `${name.ar}، الجلسة ${session}` },
    description: { en: 'Tea at the door, warm towels and time.', ar: 'شاي عند الباب ومناشف دافئة ووقت كافٍ.' },
  };
});

/** The main branch offers all of the chain's own treatments, each other one sixty. */
const offeredIn = (branchId: number): Offer[] => {
  const start = (branchId * 60) % (chainTreatments.length - 60);
  return branchId === mainBranchId ? chainTreatments : chainTreatments.slice(start, start + 60);
};

const menus = [...serviceMenus, ...chainMenus];

/** The usual shop's ids have four digits, these have five or more. */
const inBranch = (list: Offer[], branchId: number) =>
  list.map((treatment) => {
    const id = branchId * 10_000 + treatment.id;
    return ofTreatment(treatment, branchId, { id, masterId: 100_000_000 + id }, menus);
  });

/** Past orders of Noura, one every third day. */
const orders = Array.from({ length: 500 }, (_, index): SeedOrder => {
  const day = -210 - (500 - index) * 3;
  const status = index % 17 === 0 ? 'cancelled' : 'confirmed';
  return { customerId: 4101, treatments: [1 + (index % 20)], branchId: 1, day, orderedDay: day - 2, status };
});

/** What makes the usual shop one of 200 branches in 16 cities with 2,000 treatments. It is the same at every start. */
export const chain = {
  branches: chainBranches,
  serviceMenus: chainMenus,
  products: [
    ...branches.flatMap(({ id }) => inBranch(offeredIn(id), id)),
    ...chainBranches.flatMap(({ id }) => inBranch([...treatments, ...offeredIn(id)], id)),
  ],
  orders,
};
