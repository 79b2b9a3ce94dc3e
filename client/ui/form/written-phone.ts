const groupings = [
  // A mobile number, grouped as it is typed.
  /^(5\d)(\d{4})(\d{3})$/,
  // A number of the whole country.
  /^(9200?)(\d{2,3})(\d{3})$/,
  // A landline with its area.
  /^(\d{2})(\d{3})(\d{4})$/,
];

/** A Saudi number in groups, such as `+966 51 2345 678` or `+966 11 234 5601`; any other stays as it came. */
export const writtenPhone = (number: string): string => {
  const national = /^(?:\+|00)?(?:966)?0?(\d{9})$/.exec(number.replace(/[\s()-]/g, ''))?.[1];
  const groups = national && groupings.map((grouping) => grouping.exec(national)).find(Boolean);
  return groups ? `+966 ${groups.slice(1).join(' ')}` : number;
};
