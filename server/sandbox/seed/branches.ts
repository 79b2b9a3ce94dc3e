/** Opening and closing time, `HH:MM`; null on the day off. Sunday first. */
type WeekHours = readonly ([string, string] | null)[];

export const mainBranchId = 1;

const hoursOf = (span: string): WeekHours[number] => {
  const [from, to] = span.split('-');
  return from && to ? [`${from}:00`, `${to}:00`] : null;
};

/** Id, picture (`pictures/branch/<picture>.svg`), phone, position, the hours of a week, name and city in each language; then address and description in each. */
const table = `
1 rawnaq-olaya +966112345601 24.69448 46.68532 10-22 10-22 10-22 10-22 10-22 14-23 10-23 | Rawnaq Olaya | رونق العليا | Riyadh | الرياض
7421 Prince Mohammed bin Abdulaziz St, Al Olaya | Our first branch: two quiet floors behind Tahlia, a marble hammam and a separate wing for men.
7421 شارع الأمير محمد بن عبدالعزيز، العليا | فرعنا الأول: طابقان هادئان خلف التحلية، وحمام من الرخام، وجناح مستقل للرجال.
2 rawnaq-hittin +966112345602 24.76512 46.60194 off 10-22 10-22 10-22 10-22 14-23 10-22 | Rawnaq Hittin | رونق حطين | Riyadh | الرياض
3110 Prince Turki Al Awwal Rd, Hittin | Light, garden and easy parking in the north of Riyadh. Known for colour and for patient facials.
3110 طريق الأمير تركي الأول، حطين | ضوء وحديقة ومواقف سهلة في شمال الرياض. نُعرف هنا بالصبغات وبجلسات البشرة المتأنّية.
3 rawnaq-al-rawdah +966122345603 21.56417 39.15268 11-22 off 11-22 11-22 10-22 15-23 10-22 | Rawnaq Al Rawdah | رونق الروضة | Jeddah | جدة
2284 Prince Saud Al Faisal St, Ar Rawdah | A white courtyard near the sea, for ladies only, with the largest steam room in the city.
2284 شارع الأمير سعود الفيصل، الروضة | فناء أبيض قريب من البحر، للسيدات فقط، وفيه أكبر غرفة بخار في المدينة.
4 rawnaq-corniche +966132345604 26.30172 50.22134 10-22 10-22 off 10-22 10-23 14-23 10-22 | Rawnaq Corniche | رونق الكورنيش | Khobar | الخبر
5038 Prince Turki St, Al Corniche | Massage rooms that look out on the Gulf, open late on weekends for families.
5038 شارع الأمير تركي، الكورنيش | غرف تدليك تطل على الخليج، وأبوابها مفتوحة إلى وقت متأخر في نهاية الأسبوع.`;

export const branches = [...table.matchAll(/^(.+)\n(.+)\n(.+)$/gm)].map(([, first = '', ...about]) => {
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
