/** The pages of the shop as visitors know them, without the language. `tests/conventions/routes.test.ts` compares them with the router's. */
type ShopRoute = {
  path: string;
  /** The visitors that may see it: all, the signed-in customer, or administrators. */
  access: 'public' | 'auth' | 'admin';
};

const open = [
  '/',
  '/auth/login',
  '/services',
  '/branches',
  '/product/:id',
  '/shop/products',
  '/shop/categories',
  '/shop/shop-draft',
  '/gift-cards',
  '/search',
  '/contact',
  '/notifications',
  '/auth-status',
  '/gift-list',
  '/secure-payment',
  '/dashboard',
];

const customers = [
  '/cart',
  '/dashboard/bookings',
  '/dashboard/wallet',
  '/dashboard/profile',
  '/dashboard/tickets',
  '/dashboard/gift-cards',
];

export const routes: readonly ShopRoute[] = [
  ...open.map((path) => ({ path, access: 'public' as const })),
  ...customers.map((path) => ({ path, access: 'auth' as const })),
  { path: '/admin', access: 'admin' },
];
