import type { Resolvers } from './generated/types.ts';

/** A module as a plain object: the compiler takes exports of intersected modules for optional. */
type Plain<Module> = { [Name in keyof Module]: Module[Name] };

type Merged<Features> = { [Name in keyof Features]: (each: Plain<Features[Name]>) => void }[keyof Features] extends (
  each: infer All,
) => void
  ? All
  : never;

/** The resolvers of all features by type. Throws when two features answer the same field. */
export const mergeResolvers = <Features extends Record<string, Resolvers>>(features: Features): Merged<Features> => {
  const merged: Record<string, Record<string, unknown>> = {};
  const owners = new Map<string, string>();
  for (const [feature, types] of Object.entries(features)) {
    for (const [type, fields] of Object.entries(types)) {
      for (const field of Object.keys(fields)) {
        const owner = owners.get(`${type}.${field}`);
        if (owner) throw new Error(`${type}.${field} has two resolvers: of ${owner} and of ${feature}`);
        owners.set(`${type}.${field}`, feature);
      }
      merged[type] = { ...merged[type], ...fields };
    }
  }
  return merged as Merged<Features>;
};
