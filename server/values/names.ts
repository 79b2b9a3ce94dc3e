/** Characters. Nothing that is sold, done or visited has a longer name. */
const LONGEST_NAME = 120;

/**
 * A name as the provider wrote it, mark-up included: it is shown as text. What is longer than a name can be is cut, so that
 * no page is filled by one.
 */
export function toName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name
    .slice(0, LONGEST_NAME - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}
