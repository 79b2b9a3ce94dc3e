import type { Text } from '../language.ts';
import { chainMenus } from './chain-menus.ts';
import type { Treatment } from './treatment.ts';
import { wellness } from './wellness.ts';

const extras: Text[] = [
  { en: 'with argan oil', ar: 'بزيت الأرغان' },
  { en: 'with rose water', ar: 'بماء الورد' },
  { en: 'with orange blossom', ar: 'بماء الزهر' },
  { en: 'with oud', ar: 'بالعود' },
  { en: 'with honey', ar: 'بالعسل' },
  { en: 'with saffron', ar: 'بالزعفران' },
  { en: 'with lavender', ar: 'باللافندر' },
  { en: 'with Dead Sea salt', ar: 'بملح البحر الميت' },
  { en: 'with black seed oil', ar: 'بزيت الحبة السوداء' },
  { en: 'with aloe', ar: 'بالصبّار' },
  { en: 'with milk', ar: 'بالحليب' },
  { en: 'with mint', ar: 'بالنعناع' },
  { en: 'with olive oil', ar: 'بزيت الزيتون' },
  { en: 'with jasmine', ar: 'بالياسمين' },
];

const lengths: { name: Text; minutes: number; price: number }[] = [
  { name: { en: 'short', ar: 'جلسة قصيرة' }, minutes: 30, price: 120 },
  { name: { en: 'classic', ar: 'جلسة كلاسيكية' }, minutes: 60, price: 220 },
  { name: { en: 'long', ar: 'جلسة طويلة' }, minutes: 90, price: 320 },
];

/** With the usual 36 they make 2,000. */
const count = 1964;

const firstId = 101;

const about: Text = {
  en: 'Tea at the door, warm towels and time enough.',
  ar: 'شاي عند الباب ومناشف دافئة ووقت كافٍ.',
};

const kinds = chainMenus.flatMap(({ categories }) => categories).flatMap(({ children }) => children);

/** The treatments that a chain has beside the usual ones. They are the same at every start. */
export const chainTreatments: readonly Treatment[] = extras
  .flatMap((extra) => lengths.flatMap((length) => kinds.map((kind) => ({ extra, length, kind }))))
  .slice(0, count)
  .map(({ extra, length, kind }, index) => {
    const price = length.price + (index % 9) * 10;
    return {
      id: firstId + index,
      picture: wellness[index % wellness.length]?.picture ?? 'swedish-massage',
      subCategoryId: kind.id,
      price,
      ...(index % 11 === 0 && { before: price + 40 }),
      minutes: length.minutes,
      name: {
        en: `${kind.name.en} ${extra.en}, ${length.name.en}`,
        ar: `${kind.name.ar} ${extra.ar}، ${length.name.ar}`,
      },
      description: about,
    };
  });
