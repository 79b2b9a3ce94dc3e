import type { RouteObject } from 'react-router';
import { accountPage, type PageModule } from '../routing/account-page.tsx';
import { customersRoute, unknown } from '../routing/page.ts';
import { unlessOnly } from '../routing/revalidate.ts';
import { RouteError, RouteErrorAlone } from './error-page.tsx';
import { administratorsOnly, customersOnly, viewerLoader } from './guards.ts';
import { BlankLayout, DashboardLayout, DefaultLayout, RoomLayout } from './layouts.tsx';
import { Shell } from './shell.tsx';

/** One page. `file` lies below `client/features`; by it the server finds the scripts that the page needs. */
const page = (path: string, file: string, load: () => Promise<PageModule>) => ({
  id: file,
  path,
  lazy: async () => ({ shouldRevalidate: unlessOnly(), ...(await load()) }),
});

/** A page that brings the texts of customers' pages along. */
const withAccountTexts = (path: string, file: string, load: () => Promise<PageModule>) =>
  page(path, file, () => accountPage(load));

const rooms: RouteObject[] = [
  withAccountTexts(
    '/dashboard/bookings',
    'bookings/bookings-page',
    () => import('../features/bookings/bookings-page.tsx'),
  ),
  withAccountTexts('/dashboard/wallet', 'profile/wallet-page', () => import('../features/profile/wallet-page.tsx')),
  withAccountTexts('/dashboard/profile', 'profile/profile-page', () => import('../features/profile/profile-page.tsx')),
  withAccountTexts('/dashboard/tickets', 'content/tickets-page', () => import('../features/content/tickets-page.tsx')),
  withAccountTexts(
    '/dashboard/gift-cards',
    'vouchers/my-gift-cards-page',
    () => import('../features/vouchers/my-gift-cards-page.tsx'),
  ),
];

const customersPages: RouteObject[] = [
  withAccountTexts('/cart', 'cart/cart-page', () => import('../features/cart/cart-page.tsx')),
  { Component: DashboardLayout, children: rooms },
  {
    loader: administratorsOnly,
    shouldRevalidate: unlessOnly(),
    children: [withAccountTexts('/admin', 'admin/admin-page', () => import('../features/admin/admin-page.tsx'))],
  },
];

const publicPages: RouteObject[] = [
  {
    // The wizard of signing in opens over the home page.
    ...page('/', 'content/home-page', () => import('../features/content/home-page.tsx')),
    children: [
      { index: true, element: null },
      { path: 'auth/login', element: null },
    ],
  },
  page('/services', 'catalogue/services-page', () => import('../features/catalogue/services-page.tsx')),
  page('/branches', 'branches/branches-page', () => import('../features/branches/branches-page.tsx')),
  page('/product/:id', 'shop/product-page', () => import('../features/shop/product-page.tsx')),
  page('/shop/products', 'shop/products-page', () => import('../features/shop/products-page.tsx')),
  page('/shop/categories', 'shop/categories-page', () => import('../features/shop/categories-page.tsx')),
  page('/shop/shop-draft', 'shop/shop-draft-page', () => import('../features/shop/shop-draft-page.tsx')),
  page('/gift-cards', 'vouchers/gift-cards-page', () => import('../features/vouchers/gift-cards-page.tsx')),
  page('/search', 'search/search-page', () => import('../features/search/search-page.tsx')),
  page('/contact', 'content/contact-page', () => import('../features/content/contact-page.tsx')),
  withAccountTexts(
    '/notifications',
    'notifications/notifications-page',
    () => import('../features/notifications/notifications-page.tsx'),
  ),
  page('/auth-status', 'session/auth-status-page', () => import('../features/session/auth-status-page.tsx')),
  {
    Component: RoomLayout,
    children: [
      withAccountTexts('/gift-list', 'gifts/gift-list-page', () => import('../features/gifts/gift-list-page.tsx')),
    ],
  },
];

const blankPages: RouteObject[] = [
  withAccountTexts(
    '/secure-payment',
    'payments/secure-payment-page',
    () => import('../features/payments/secure-payment-page.tsx'),
  ),
  withAccountTexts('/dashboard', 'profile/dashboard-page', () => import('../features/profile/dashboard-page.tsx')),
];

/** Every page of the shop; each exists in English at this path and in Arabic under `/ar`. */
export const routes: RouteObject[] = [
  {
    id: 'shop',
    Component: Shell,
    loader: viewerLoader,
    shouldRevalidate: () => false,
    children: [
      {
        Component: DefaultLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              ...publicPages,
              { id: customersRoute, loader: customersOnly, shouldRevalidate: unlessOnly(), children: customersPages },
              {
                path: '*',
                loader: () => {
                  throw unknown();
                },
              },
            ],
          },
        ],
      },
      {
        ErrorBoundary: RouteErrorAlone,
        children: [{ Component: BlankLayout, children: blankPages }],
      },
    ],
  },
];
