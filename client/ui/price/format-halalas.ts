/**
 * An amount of halalas (1/100 riyal) as a number with thousands separators: decimals only when it is not whole, and
 * then two. Western digits in both languages. An amount that is no number gives a dash, never a wrong price.
 */
export const formatHalalas = (amount: number): string => {
  if (!Number.isFinite(amount)) return '–';
  const halalas = Math.round(Math.abs(amount));
  const riyals = String(Math.floor(halalas / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = halalas % 100;
  const sign = amount < 0 && halalas > 0 ? '−' : '';
  return `${sign}${riyals}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};
