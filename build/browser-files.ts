import type { Rolldown } from 'vite';

/** The libraries of every page have a file of their own, which stays in a browser's cache when the shop changes. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@?urql|wonka|react-intl|@formatjs|intl-messageformat)\//;

/** The code of the first dialog and the first message. */
const overlays =
  /\/client\/ui\/(?:dialog\/(?:dialog|dialog-host|dialog-skeleton|sheet|use-modal)|feedback\/(?:raise-toasts|toaster))\./;

/** Of pages with a list: cards, days, filters, numbered pages, and dialogs that the URL names. */
const lists =
  /\/client\/(?:lists\/(?!empty-list|item-detail|waiting)|features\/(?:catalogue|branches\/branch-choice\.|appointments\/(?:dialogs|booking-steps))|i18n\/(?:day-and|short-name)|routing\/(?:menus|open-over-page|url-dialog)|ui\/(?:details-menu|form\/(?:field\.|text-input|western-digits|written-phone)))/;

/** Of pages with goods. */
const shop = /\/features\/shop\/(?:shop-definition|shop-filters|use-draft|use-shop-item)/;

/** Of dialogs and pages of one product. */
const product = /\/client\/(?:features\/shop\/(?:purchase|use-purchase)|ui\/form\/counter\.)/;

/** Small parts of the home page that a customer's pages show as well. */
const home = /\/client\/(?:session\/trust-line|features\/(?:invitations\/invite-friends|loyalty\/loyalty-entry))\./;

/** From a treatment into the cart, with the forms on the way. */
const buying =
  /\/client\/(?:cart\/(?!kept-cart)|features\/appointments\/|lists\/item-detail|session\/(?:date-of-birth|person)|ui\/(?:dialog\/form-frame|fact)|ui\/form\/(?:calendar|mobile-))/;

/** The code that counts visits, once a visitor agrees. */
const tracking = /\/client\/tracking\//;

/** From the cart to the provider's form. */
const paying = /\/client\/features\/payments\/(?!open-payments\.)/;

/** Small parts of a customer's orders, on several pages. */
const orders =
  /\/client\/(?:features\/(?:addresses\/use-open|notifications\/upcoming|(?:bookings|gifts)\/dialogs)|routing\/(?:gift|paid)-path|storage\/payment-tab|ui\/(?:dialog\/confirm\.|feedback\/status-badge|price\/(?:amount-rows|shown)))/;

/** Without modules that only some pages and dialogs need, however many they are. */
const isOfMany = (id: string) =>
  id.includes('/client/') && ![overlays, lists, buying, paying].some((part) => part.test(id));

/** Leaves modules in the entry that it uses as well: else it would fetch the group on every page. */
const withoutEntry = { includeDependenciesRecursively: false, minShareCount: 2, priority: 1 };

/**
 * Few files for a phone to ask for. They follow a visit: every page, lists, buying, paying. Code that only one
 * page or dialog needs stays with it.
 */
export const browserFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: libraries, priority: 3 },
  { name: 'shared', test: isOfMany, minShareCount: 6, priority: 2 },
  { name: 'lists', test: lists, ...withoutEntry },
  { name: 'shop', test: shop, ...withoutEntry },
  { name: 'product', test: product, ...withoutEntry },
  { name: 'home', test: home, ...withoutEntry },
  { name: 'buying', test: buying, ...withoutEntry },
  { name: 'tracking', test: tracking, ...withoutEntry },
  { name: 'paying', test: paying, ...withoutEntry },
  { name: 'orders', test: orders, ...withoutEntry },
  { name: 'overlays', test: overlays },
];
