import { z } from 'zod';
import { PlainFailure } from '../start/plain-failure.ts';
import type { Environment } from './fields.ts';

/** Settings that cannot be used; the message names all of them. */
export class ConfigError extends PlainFailure {}

type Fields = Record<string, z.ZodType>;

/** The variable that a field is read from. */
export const nameOf = (field: z.ZodType | undefined, key: string): string => String(field?.meta()?.env ?? key);

export const namesOf = (fields: Fields): string[] => Object.entries(fields).map(([key, field]) => nameOf(field, key));

/**
 * Reads variables of the environment; an empty one counts as not set. Throws one `ConfigError` that names every variable
 * with a value that cannot be used, with the sentences of `contradictionsIn` about values that do not go together.
 */
export const readSettings = <Shape extends Fields>(
  fields: Shape,
  env: Environment,
  contradictionsIn: (values: z.output<z.ZodObject<Shape>>) => string[],
): z.output<z.ZodObject<Shape>> => {
  const schema = z.object(fields);
  const given = Object.keys(fields).map((key) => [key, env[nameOf(fields[key], key)]?.trim() || undefined] as const);
  const issues = schema.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  const refused = new Set(issues.map(({ path }) => path[0]));
  // The rest is read with defaults in the place of refused values, so that all mistakes are reported at once.
  const values = schema.parse(
    Object.fromEntries(given.map(([key, value]) => [key, refused.has(key) ? undefined : value])),
  );
  const told = issues.map(({ path, message }) => `${nameOf(fields[String(path[0])], String(path[0]))} ${message}`);
  const problems = [...new Set([...told, ...contradictionsIn(values)])];
  if (problems.length === 0) return values;
  throw new ConfigError(`The configuration cannot be used:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
};
