import type { Rolldown } from 'vite';

/** The libraries of every page have a file of their own, which stays in a browser's cache when the shop changes. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@?urql|wonka|react-intl|@formatjs|intl-messageformat)\//;

/** What draws the first dialog and the first message. */
const overlays =
  /\/client\/ui\/(?:dialog\/(?:dialog|dialog-host|dialog-skeleton|sheet|use-modal)|feedback\/(?:raise-toasts|toaster))\./;

/** Of pages with a list: cards, filters, numbered pages, and dialogs that the URL names. */
const lists =
  /\/client\/(?:lists\/(?!item-detail|waiting)|features\/(?:catalogue|branches\/branch-choice\.|appointments\/(?:dialogs|booking-steps))|routing\/(?:fields|menus|open-over-page|url-dialog)|ui\/(?:details-menu|form\/(?:field\.|text-input|western-digits|written-phone)))/;

/** Of pages with goods. */
const shop = /\/features\/shop\/(?:shop-definition|shop-filters|use-draft|use-shop-item)/;

/** Small parts of the home page that a customer's pages show as well. */
const home = /\/client\/(?:session\/trust-line|features\/(?:invitations\/invite-friends|loyalty\/loyalty-entry))\./;

/** What a change of the cart needs. */
const cart = /\/client\/cart\/(?!kept-cart|add-pieces|use-add-pieces|given-service)/;

/** What several forms need. */
const forms = /\/client\/ui\/form\/(?:calendar|chosen-moment|mobile-|saudi-flag)/;

/** Without what only some pages and dialogs need, however many they are. */
const isOfMany = (id: string) =>
  id.includes('/client/') && ![overlays, lists, cart, forms].some((part) => part.test(id));

/** Leaves in the entry what it uses as well: else it would fetch the group on every page. */
const withoutEntry = { includeDependenciesRecursively: false, minShareCount: 2, priority: 1 };

/** Few files for a phone to ask for: what many pages and dialogs use, and what some of them have in common. */
export const browserFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: libraries, priority: 3 },
  { name: 'shared', test: isOfMany, minShareCount: 6, priority: 2 },
  { name: 'lists', test: lists, ...withoutEntry },
  { name: 'shop', test: shop, ...withoutEntry },
  { name: 'home', test: home, ...withoutEntry },
  { name: 'cart', test: cart, ...withoutEntry },
  { name: 'forms', test: forms, ...withoutEntry },
  { name: 'overlays', test: overlays },
];
