/** Arabic-Indic (٠١٢) and Persian (۰۱۲) digits as Western ones; everything else stays. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Only the digits of a text, as Western ones. */
export const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '');
