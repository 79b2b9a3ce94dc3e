import { tableOf } from './offers.ts';

/** Opening and closing time, `HH:MM`; null on the day off. Sunday first. */
type WeekHours = readonly ([string, string] | null)[];

export const mainBranchId = 1;

const hoursOf = (span: string): WeekHours[number] => {
  const [from, to] = span.split('-');
  return from && to ? [`${from}:00`, `${to}:00`] : null;
};

/** Id, picture (`pictures/branch/<picture>.svg`), phone, position, the hours of a week, name and city in each language; then address and description in each. */
export const branches = [...tableOf('branches').matchAll(/^(.+)\n(.+)\n(.+)$/gm)].map(([, first = '', ...about]) => {
  const [facts = '', en = '', ar = '', city = '', arabicCity = ''] = first.split(' | ');
  const [id, picture = '', phone = '', latitude, longitude, ...hours] = facts.split(' ');
  const [[address = '', description = ''], [arabicAddress = '', arabicDescription = '']] = [
    (about[0] ?? '').split(' | '),
    (about[1] ?? '').split(' | '),
  ];
  return {
    ...{ id: Number(id), picture, phone, latitude: Number(latitude), longitude: Number(longitude) },
    name: { en, ar },
    city: { en: city, ar: arabicCity },
    address: { en: address, ar: arabicAddress },
    description: { en: description, ar: arabicDescription },
    hours: hours.map(hoursOf),
  };
});

export type SeedBranch = (typeof branches)[number];
