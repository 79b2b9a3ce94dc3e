/** Data of answers by the name of their operation. */
export type Answers = ReadonlyMap<string, unknown>;

const placeholder = /^\{\{(\w+)\.([\w.*?]+)\}\}$/;

/** What a placeholder stands for has not been asked yet. */
export class NotAskedYet extends Error {}

/** In a list `*` is the first entry with something at the rest of the path; `?flag` the first of those whose `flag` is true. */
const find = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return value;
  if (!Array.isArray(value) || !/^[*?]/.test(key)) {
    return find((value as Record<string, unknown> | null | undefined)?.[key], rest);
  }
  const flag = key.slice(1);
  const entries = value.filter((entry) => !flag || entry?.[flag]);
  return entries.map((entry) => find(entry, rest)).find((found) => found !== undefined && found !== null);
};

const lookUp = (answers: Answers, operation: string, path: string): unknown => {
  const found = find(answers.get(operation), path.split('.'));
  if (found === undefined || found === null) {
    throw new NotAskedYet(`Run ${operation} first: its answer has no ${path} yet.`);
  }
  return found;
};

/**
 * Variables with former answers in them: `"{{SendCode.sendCode.resendAfterSeconds}}"` becomes what the last answer of
 * `SendCode` holds there. Fails with `NotAskedYet`.
 */
export const fillPlaceholders = (variables: unknown, answers: Answers): unknown => {
  if (typeof variables === 'string') {
    const [, operation, path] = placeholder.exec(variables) ?? [];
    return operation && path ? lookUp(answers, operation, path) : variables;
  }
  if (Array.isArray(variables)) return variables.map((value) => fillPlaceholders(value, answers));
  if (typeof variables !== 'object' || variables === null) return variables;
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, fillPlaceholders(value, answers)]));
};
