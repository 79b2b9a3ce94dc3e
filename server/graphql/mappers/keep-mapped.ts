/**
 * A cache of mapped answers. An answer that did not change is the very same object, so a mapper made with this maps it
 * once, and again when another argument differs. The result is dropped with the answer; it must not be changed.
 */
export function keepMapped<Answer extends object, Rest extends (string | number)[], Result>(
  map: (answer: Answer, ...rest: Rest) => Result,
): (answer: Answer, ...rest: Rest) => Result {
  const kept = new WeakMap<Answer, { rest: Rest; result: Result }>();
  return (answer, ...rest) => {
    const known = kept.get(answer);
    if (known && rest.every((value, index) => value === known.rest[index])) return known.result;
    const result = map(answer, ...rest);
    kept.set(answer, { rest, result });
    return result;
  };
}
