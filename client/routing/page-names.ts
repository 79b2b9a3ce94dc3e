import type { MessageId } from '../i18n/message-id.ts';

/** Pages that menus lead to, and how these call them. */
export const pageNames = {
  '/services': 'shell.nav.services',
  '/shop/products': 'shell.nav.shop',
  '/gift-cards': 'shell.nav.giftCards',
  '/branches': 'shell.nav.branches',
  '/contact': 'shell.nav.contact',
  '/dashboard': 'shell.nav.dashboard',
  '/dashboard/bookings': 'shell.nav.bookings',
} as const satisfies Record<string, MessageId>;
