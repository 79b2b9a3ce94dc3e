import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from '../values/riyadh-time.ts';
import * as features from './features.ts';
import type { Resolvers } from './generated/types.ts';
import { mergeResolvers } from './merge-resolvers.ts';

const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const textScalar = (name: string, wanted: string, isFine: (text: string) => boolean) => {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && isFine(value)) return value;
    throw new GraphQLError(`${name} must be ${wanted}.`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: check,
    parseValue: check,
  });
};

/** Replaces the provider's picture URL from the mappers by one of our own. */
export const pictureScalar = (urlOf: (url: string) => string) =>
  new GraphQLScalarType<string, string>({ name: 'Picture', serialize: (value) => urlOf(String(value)) });

const scalars = {
  Date: textScalar('Date', 'a day such as 2026-03-14', isDay),
  DateTime: textScalar('DateTime', 'an instant such as 2026-03-14T09:30:00Z', isInstant),
};

type RootFields = { [Root in 'Query' | 'Mutation']: Required<Omit<NonNullable<Resolvers[Root]>, '__isTypeOf'>> };

/** Every root field of the SDL; one that is forgotten does not compile. */
export const resolvers = { ...scalars, ...mergeResolvers(features) } satisfies Resolvers & RootFields;
