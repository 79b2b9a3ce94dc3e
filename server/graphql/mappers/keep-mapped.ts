/**
 * Answers that did not change are the very same objects again: a mapper made with this maps each of them once, and
 * anew when one of the other arguments differs. What it gave is forgotten with the answer; nobody may change it.
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
