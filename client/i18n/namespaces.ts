import type { Locale } from './locale.ts';
import type { Messages } from './message-files.ts';

type English = {
  addresses: typeof import('../messages/en/addresses.json');
  admin: typeof import('../messages/en/admin.json');
  appointments: typeof import('../messages/en/appointments.json');
  bookings: typeof import('../messages/en/bookings.json');
  branches: typeof import('../messages/en/branches.json');
  cart: typeof import('../messages/en/cart.json');
  catalogue: typeof import('../messages/en/catalogue.json');
  checkout: typeof import('../messages/en/checkout.json');
  content: typeof import('../messages/en/content.json');
  gifts: typeof import('../messages/en/gifts.json');
  invitations: typeof import('../messages/en/invitations.json');
  loyalty: typeof import('../messages/en/loyalty.json');
  notifications: typeof import('../messages/en/notifications.json');
  orders: typeof import('../messages/en/orders.json');
  payments: typeof import('../messages/en/payments.json');
  profile: typeof import('../messages/en/profile.json');
  recovery: typeof import('../messages/en/recovery.json');
  search: typeof import('../messages/en/search.json');
  session: typeof import('../messages/en/session.json');
  shell: typeof import('../messages/en/shell.json');
  shop: typeof import('../messages/en/shop.json');
  tracking: typeof import('../messages/en/tracking.json');
  vouchers: typeof import('../messages/en/vouchers.json');
};

type Arabic = {
  addresses: typeof import('../messages/ar/addresses.json');
  admin: typeof import('../messages/ar/admin.json');
  appointments: typeof import('../messages/ar/appointments.json');
  bookings: typeof import('../messages/ar/bookings.json');
  branches: typeof import('../messages/ar/branches.json');
  cart: typeof import('../messages/ar/cart.json');
  catalogue: typeof import('../messages/ar/catalogue.json');
  checkout: typeof import('../messages/ar/checkout.json');
  content: typeof import('../messages/ar/content.json');
  gifts: typeof import('../messages/ar/gifts.json');
  invitations: typeof import('../messages/ar/invitations.json');
  loyalty: typeof import('../messages/ar/loyalty.json');
  notifications: typeof import('../messages/ar/notifications.json');
  orders: typeof import('../messages/ar/orders.json');
  payments: typeof import('../messages/ar/payments.json');
  profile: typeof import('../messages/ar/profile.json');
  recovery: typeof import('../messages/ar/recovery.json');
  search: typeof import('../messages/ar/search.json');
  session: typeof import('../messages/ar/session.json');
  shell: typeof import('../messages/ar/shell.json');
  shop: typeof import('../messages/ar/shop.json');
  tracking: typeof import('../messages/ar/tracking.json');
  vouchers: typeof import('../messages/ar/vouchers.json');
};

/** A message namespace: a file of texts, named after its feature. Pages and dialogs name the ones they need. */
export type Namespace = keyof English;

export const allNamespaces = [
  'addresses',
  'admin',
  'appointments',
  'bookings',
  'branches',
  'cart',
  'catalogue',
  'checkout',
  'content',
  'gifts',
  'invitations',
  'loyalty',
  'notifications',
  'orders',
  'payments',
  'profile',
  'recovery',
  'search',
  'session',
  'shell',
  'shop',
  'tracking',
  'vouchers',
] as const satisfies readonly Namespace[];

export type MessageId = { [W in Namespace]: Extract<keyof English[W], string> }[Namespace];

type ArabicMessageId = { [W in Namespace]: Extract<keyof Arabic[W], string> }[Namespace];

/** A text that exists in one language only does not compile; the error names it. */
export type MissingMessage = Exclude<MessageId, ArabicMessageId> | Exclude<ArabicMessageId, MessageId>;
const everyMessageHasBothLanguages: [MissingMessage] extends [never] ? true : MissingMessage = true;
void everyMessageHasBothLanguages;

/** A folder of texts. `feminine` is Arabic that speaks to a woman; it holds only what differs from `ar`. */
export type Catalogue = Locale | 'feminine';

/** Loads one file of texts; rejects when the network does. */
export const loadNamespace = async (catalogue: Catalogue, word: Namespace): Promise<Messages> => {
  const { readMessages } = await import('./message-files.ts');
  return readMessages(catalogue, word);
};
