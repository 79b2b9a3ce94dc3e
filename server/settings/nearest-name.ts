/** How many letters must be added, taken away, replaced or swapped with their neighbour. */
export const distance = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost];
      if (isSwapped) ways.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...ways));
    }
  }
  return at(from.length, to.length);
};

const shortLength = 6;

const lettersOf = (name: string): string => [...name].sort().join('');

/** Short names resemble many words of other programs (`PORT`, `SORT`): there only the order may be wrong. */
const isNear = (name: string, known: string): boolean => {
  if (known.length < shortLength) return lettersOf(name) === lettersOf(known);
  return Math.abs(name.length - known.length) <= 2 && distance(name, known) <= 2;
};

/** The known name that a misspelt one is nearest to, capitals aside; null when it is none of them. */
export const nearestName = (name: string, known: Iterable<string>): string | null => {
  const wanted = name.toUpperCase();
  const near = [...known].filter((each) => isNear(wanted, each));
  return near.sort((one, other) => distance(wanted, one) - distance(wanted, other))[0] ?? null;
};
