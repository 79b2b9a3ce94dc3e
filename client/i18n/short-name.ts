const longestName = 60;

/** A name that fits into a sentence, however long the provider's is. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
