/** Country code and nine digits, as in `966512345678`. */
export const isMobileNumber = (text: string): boolean => /^9665\d{8}$/.test(text);
