import type { Route } from '../routing/page.ts';

const productId = /^[A-Za-z0-9_-]+$/;

/** Every page of the shop; each exists in English at this path and in Arabic under `/ar`. */
export const routes: readonly Route[] = [
  { path: '/', layout: 'default', access: 'public', page: 'content/home-page' },
  { path: '/services', layout: 'default', access: 'public', page: 'catalogue/services-page' },
  { path: '/branches', layout: 'default', access: 'public', page: 'branches/branches-page' },
  {
    path: '/product/:id',
    layout: 'default',
    access: 'public',
    accepts: ({ id }) => productId.test(id?.replace(/ ?copy$/, '') ?? ''),
    page: 'shop/product-page',
  },
  { path: '/shop/products', layout: 'default', access: 'public', page: 'shop/products-page' },
  { path: '/shop/categories', layout: 'default', access: 'public', page: 'shop/categories-page' },
  { path: '/shop/shop-draft', layout: 'default', access: 'public', page: 'shop/shop-draft-page' },
  { path: '/gift-cards', layout: 'default', access: 'public', page: 'vouchers/gift-cards-page' },
  { path: '/search', layout: 'default', access: 'public', page: 'search/search-page' },
  { path: '/gift-list', layout: 'default', access: 'public', isRoom: true, page: 'gifts/gift-list-page' },
  { path: '/contact', layout: 'default', access: 'public', page: 'content/contact-page' },
  { path: '/notifications', layout: 'default', access: 'public', page: 'notifications/notifications-page' },
  { path: '/auth-status', layout: 'default', access: 'public', page: 'session/auth-status-page' },
  { path: '/auth/login', layout: 'default', access: 'public', page: 'content/home-page' },
  { path: '/cart', layout: 'default', access: 'auth', page: 'cart/cart-page' },
  { path: '/secure-payment', layout: 'blank', access: 'public', page: 'payments/secure-payment-page' },
  { path: '/dashboard', layout: 'blank', access: 'public', page: 'profile/dashboard-page' },
  { path: '/dashboard/bookings', layout: 'dashboard', access: 'auth', page: 'bookings/bookings-page' },
  { path: '/dashboard/wallet', layout: 'dashboard', access: 'auth', page: 'profile/wallet-page' },
  { path: '/dashboard/profile', layout: 'dashboard', access: 'auth', page: 'profile/profile-page' },
  { path: '/dashboard/tickets', layout: 'dashboard', access: 'auth', page: 'content/tickets-page' },
  { path: '/dashboard/gift-cards', layout: 'dashboard', access: 'auth', page: 'vouchers/my-gift-cards-page' },
  { path: '/admin', layout: 'default', access: 'admin', page: 'admin/admin-page' },
];
