import type { MessageId } from '../i18n/message-id.ts';
import type { IconName } from '../ui/media/icon-names.ts';

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

/** The customer's own pages. */
export const rooms = {
  bookings: { to: '/dashboard/bookings', icon: 'calendar-check' },
  gifts: { to: '/gift-list', icon: 'gift' },
  notifications: { to: '/notifications', icon: 'bell' },
  giftCards: { to: '/dashboard/gift-cards', icon: 'credit-card' },
  wallet: { to: '/dashboard/wallet', icon: 'wallet' },
  profile: { to: '/dashboard/profile', icon: 'user-round' },
  tickets: { to: '/dashboard/tickets', icon: 'headset' },
} as const satisfies Record<string, { to: string; icon: IconName }>;

export type RoomName = keyof typeof rooms;
