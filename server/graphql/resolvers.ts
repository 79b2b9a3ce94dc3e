import type { Resolvers } from './generated/types.ts';
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
import { scalars } from './scalars.ts';

type RootFields = { [Root in 'Query' | 'Mutation']: Required<Omit<NonNullable<Resolvers[Root]>, '__isTypeOf'>> };

/** Every root field of the SDL; one that is forgotten does not compile. */
export const resolvers = {
  ...scalars,
  Booking: bookings.Booking,
  Home: content.Home,
  Viewer: session.Viewer,
  Query: {
    ...addresses.Query,
    ...admin.Query,
    ...appointments.Query,
    ...bookings.Query,
    ...branches.Query,
    ...cart.Query,
    ...catalogue.Query,
    ...content.Query,
    ...gifts.Query,
    ...invitations.Query,
    ...loyalty.Query,
    ...maps.Query,
    ...openCheckouts.Query,
    ...orders.Query,
    ...payments.Query,
    ...search.Query,
    ...session.Query,
    ...shop.Query,
    ...vouchers.Query,
  },
  Mutation: {
    ...addresses.Mutation,
    ...admin.Mutation,
    ...appointments.Mutation,
    ...bookings.Mutation,
    ...cart.Mutation,
    ...checkout.Mutation,
    ...gifts.Mutation,
    ...openCheckouts.Mutation,
    ...payments.Mutation,
    ...profile.Mutation,
    ...session.Mutation,
  },
  Subscription: {
    ...admin.Subscription,
    ...payments.Subscription,
  },
} satisfies Resolvers & RootFields;
