type Named = { firstName: string; lastName: string };

/** First and last name, trimmed. */
export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName.trim()} ${lastName.trim()}`.trim();

/** The first letters of first and last name. Arabic ones stand apart, for joined they would read as a word. */
export const initialsOf = ({ firstName, lastName }: Named): string => {
  const letters = [firstName, lastName].map((name) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '');
  const separator = letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '';
  return letters.filter(Boolean).join(separator);
};
