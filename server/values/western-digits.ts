/** Arabic and Persian digits as Western ones. */
export const toWestern = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** The same without the marks of direction that Arabic times and amounts are written with. */
export const toPlainDigits = (text: string): string => toWestern(text).replace(/[\u200e\u200f\u061c]/g, '');
