type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether code may be fetched before the press that needs it: not with Save-Data or on 2G. Only Chromium reports these. */
export const fetchesAhead = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};
