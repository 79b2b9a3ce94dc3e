import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from '../values/riyadh-time.ts';
import type { Resolvers } from './generated/types.ts';
import { mergeResolvers } from './merge-resolvers.ts';
import { addresses } from './resolvers/addresses.ts';
import { admin } from './resolvers/admin.ts';
import { appointments } from './resolvers/appointments.ts';
import { bookings } from './resolvers/bookings.ts';
import { branches } from './resolvers/branches.ts';
import { cart } from './resolvers/cart.ts';
import { catalogue } from './resolvers/catalogue.ts';
import { checkout } from './resolvers/checkout.ts';
import { content } from './resolvers/content.ts';
import { gifts } from './resolvers/gifts.ts';
import { invitations } from './resolvers/invitations.ts';
import { loyalty } from './resolvers/loyalty.ts';
import { maps } from './resolvers/maps.ts';
import { openCheckouts } from './resolvers/open-checkouts.ts';
import { orders } from './resolvers/orders.ts';
import { payments } from './resolvers/payments.ts';
import { profile } from './resolvers/profile.ts';
import { search } from './resolvers/search.ts';
import { session } from './resolvers/session.ts';
import { shop } from './resolvers/shop.ts';
import { vouchers } from './resolvers/vouchers.ts';

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

/** Each answers fields of the roots and of its own types. */
const features = {
  addresses,
  admin,
  appointments,
  bookings,
  branches,
  cart,
  catalogue,
  checkout,
  content,
  gifts,
  invitations,
  loyalty,
  maps,
  openCheckouts,
  orders,
  payments,
  profile,
  search,
  session,
  shop,
  vouchers,
};

type RootFields = { [Root in 'Query' | 'Mutation']: Required<Omit<NonNullable<Resolvers[Root]>, '__isTypeOf'>> };

/** Every root field of the SDL; one that is forgotten does not compile. */
export const resolvers = { ...scalars, ...mergeResolvers(features) } satisfies Resolvers & RootFields;
