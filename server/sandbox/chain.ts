import type { SandboxSize } from '../settings/sandbox-config.ts';
import { addToCatalogue, type Catalogue, ofTreatment, treatments, usualCatalogue } from './catalogue.ts';
import { mainBranchId } from './seed/branches.ts';
import { chainBranches } from './seed/chain-branches.ts';
import type { SeedMenu, Treatment } from './seed/menus.ts';
import { wellness } from './seed/treatments.ts';
import type { Text } from './texts.ts';

/** What the treatments of a category are made with. */
const categories: readonly Text[] = [
  { en: 'Rose', ar: 'الورد' },
  { en: 'Oud', ar: 'العود' },
  { en: 'Milk', ar: 'الحليب' },
  { en: 'Honey', ar: 'العسل' },
  { en: 'Saffron', ar: 'الزعفران' },
  { en: 'Lavender', ar: 'اللافندر' },
  { en: 'Jasmine', ar: 'الياسمين' },
  { en: 'Mint', ar: 'النعناع' },
  { en: 'Argan', ar: 'الأرغان' },
  { en: 'Olive', ar: 'الزيتون' },
  { en: 'Clay', ar: 'الطين' },
  { en: 'Sea salt', ar: 'ملح البحر' },
];

/** Every category has each of these, with a drawing of the usual ones. */
const kinds = [
  { en: 'massage', ar: 'تدليك', picture: 'relaxing' },
  { en: 'facial', ar: 'تنظيف بشرة', picture: 'facials' },
  { en: 'bath', ar: 'حمام', picture: 'turkish' },
  { en: 'hair care', ar: 'عناية شعر', picture: 'hair-care' },
] as const;

const menuNames: readonly Text[] = [
  { en: 'Spa', ar: 'السبا' },
  { en: 'Studios', ar: 'الاستوديوهات' },
  { en: 'For everyone', ar: 'للجميع' },
];

const categoriesOfMenu = categories.length / menuNames.length;

const categoryOf = (name: Text, index: number): SeedMenu['categories'][number] => {
  const id = 401 + index;
  const childOf = ({ en, ar, picture }: (typeof kinds)[number], place: number) => ({
    id: id * 10 + place + 1,
    picture,
    name: { en: `${name.en} ${en}`, ar: `${ar} ${name.ar}` },
  });
  const [first, ...others] = kinds;
  return { id, name, children: [childOf(first, 0), ...others.map((kind, place) => childOf(kind, place + 1))] };
};

/** The menus that a chain has beside the usual two: three of four categories, each with four kinds of treatments. */
const chainMenus: readonly SeedMenu[] = menuNames.map((name, index) => ({
  id: 41 + index,
  name,
  categories: categories.map(categoryOf).slice(index * categoriesOfMenu, (index + 1) * categoriesOfMenu),
}));

/** Sessions of one kind, each with a price and a length of its own. */
const sessions = 41;

/** With the usual 36 they make 2,000. */
const count = 1964;

const firstId = 101;

const about: Text = {
  en: 'Tea at the door, warm towels and time enough.',
  ar: 'شاي عند الباب ومناشف دافئة ووقت كافٍ.',
};

const subCategories = chainMenus.flatMap((menu) => menu.categories.flatMap(({ children }) => children));

/** The treatments that a chain has beside the usual ones. They are the same at every start. */
const chainTreatments: readonly Treatment[] = Array.from({ length: sessions }, (_, session) => session + 1)
  .flatMap((session) => subCategories.map((kind) => ({ session, kind })))
  .slice(0, count)
  .map(({ session, kind }, index) => {
    const minutes = 30 * (1 + (session % 3));
    const price = minutes * 3 + 30 + (index % 9) * 10;
    return {
      id: firstId + index,
      picture: wellness[index % wellness.length]?.picture ?? 'swedish-massage',
      subCategoryId: kind.id,
      price,
      ...(index % 11 === 0 && { before: price + 40 }),
      minutes,
      name: { en: `${kind.name.en}, session ${session}`, ar: `${kind.name.ar}، الجلسة ${session}` },
      description: about,
    };
  });

/** How many of the chain's own treatments a branch offers beside the usual ones; the main branch offers all. */
const offeredInBranch = 60;

const menus = [...usualCatalogue.serviceMenus, ...chainMenus];

/** The usual shop's ids have four digits, these have five or more. */
const idsOf = (treatmentId: number, branchId: number) => {
  const id = branchId * 10_000 + treatmentId;
  return { id, masterId: 100_000_000 + id };
};

const offered = (branchId: number): readonly Treatment[] => {
  if (branchId === mainBranchId) return chainTreatments;
  const start = (branchId * offeredInBranch) % (chainTreatments.length - offeredInBranch);
  return chainTreatments.slice(start, start + offeredInBranch);
};

const build = (): Catalogue => {
  const inBranch = (list: readonly Treatment[], branchId: number) =>
    list.map((treatment) => ofTreatment(treatment, branchId, idsOf(treatment.id, branchId), menus));
  const more = [
    ...usualCatalogue.branches.flatMap(({ id }) => inBranch(offered(id), id)),
    ...chainBranches.flatMap(({ id }) => inBranch([...treatments, ...offered(id)], id)),
  ];
  addToCatalogue({ branches: chainBranches, products: more });
  return {
    branches: [...usualCatalogue.branches, ...chainBranches],
    serviceMenus: menus,
    products: [...usualCatalogue.products, ...more],
  };
};

let built: Catalogue | null = null;

/** Two hundred branches and two thousand treatments, the usual shop's among them. */
export const chainCatalogue = (): Catalogue => {
  built ??= build();
  return built;
};

const catalogues: Record<SandboxSize, () => Catalogue> = { usual: () => usualCatalogue, chain: chainCatalogue };

export const catalogueOf = (size: SandboxSize): Catalogue => catalogues[size]();
