import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

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
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : null),
  });
};

/** Replaces the provider's picture URL from the mappers by one of our own. */
export const pictureScalar = (urlOf: (url: string) => string) =>
  new GraphQLScalarType<string, string>({ name: 'Picture', serialize: (value) => urlOf(String(value)) });

export const scalars = {
  Date: textScalar('Date', 'a day such as 2026-03-14', isDay),
  DateTime: textScalar('DateTime', 'an instant such as 2026-03-14T09:30:00Z', isInstant),
};
