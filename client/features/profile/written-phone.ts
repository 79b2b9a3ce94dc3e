/** A Saudi number grouped as it is typed, `+966 51 2345 678`; any other stays as it came. */
export const writtenPhone = (number: string): string => {
  const digits = /^(?:\+|00)?(?:966)?0?(\d{2})(\d{4})(\d{3})$/.exec(number);
  return digits ? `+966 ${digits.slice(1).join(' ')}` : number;
};
