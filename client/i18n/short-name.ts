const longestName = 60;

/** A name that fits into a sentence, however long the provider's is. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;

/** The same for a person, in a sentence of any direction. */
export const receiverName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `\u2068${shortName(`${firstName} ${lastName}`)}\u2069`;
