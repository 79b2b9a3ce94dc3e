import type { Locator, Page } from '@playwright/test';
import type { Shop } from './running-shop.ts';
import { anotherCustomer } from './session-steps.ts';
import type { Say } from './texts.ts';

/** The dialogs of a customer's addresses. */
export const ownAddresses = (page: Page, say: Say, visit: (path: string) => Promise<void>) => {
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('list', { name: say('addresses.list') }).getByRole('listitem');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const opener = page.getByRole('main').getByRole('button', { name: say('addresses.title') });
  const map = dialog.getByRole('group', { name: say('addresses.map.label') });
  const add = button(say('addresses.add'));
  /** The map once it is drawn; it says where its middle is. */
  const surface = map.locator('[data-center]');
  /** Opens the list from the profile. */
  const open = async (): Promise<void> => {
    await visit('/dashboard/profile');
    await opener.click();
  };
  return {
    open,
    surface,
    /** Opens the form for a new address, and waits for its map. */
    openMap: async (): Promise<void> => {
      await open();
      await add.click();
      await surface.waitFor();
    },
    rows,
    opener,
    /** The row's own button, which says title and address. */
    row: (title: string): Locator => rows.filter({ hasText: title }).getByRole('button').first(),
    preferred: rows.filter({ hasText: say('addresses.preferred') }),
    edit: (title: string): Locator => button(say('addresses.edit', { title })),
    remove: (title: string): Locator => button(say('addresses.delete', { title })),
    add,
    search: dialog.getByRole('combobox', { name: say('addresses.search.label') }),
    suggestions: dialog.getByRole('option'),
    map,
    locate: button(say('addresses.locate')),
    name: dialog.getByLabel(say('addresses.name')),
    field: (id: string): Locator => dialog.getByLabel(say(id), { exact: true }),
    fold: (id: string): Locator => dialog.locator('summary').filter({ hasText: say(id) }),
    save: dialog.getByRole('button', { name: say('addresses.save') }),
    saving: dialog.locator('button[type=submit][aria-busy=true]'),
  };
};

export type OwnAddresses = ReturnType<typeof ownAddresses>;

/** An address as the provider takes it. */
export const writtenAddress = (title: string, isPreferred: 0 | 1 = 0) => ({
  title,
  full_address: `${title}, 6842 Al Urubah Rd, Riyadh`,
  description: 'Green door',
  building_number: '6842',
  street_name: 'Al Urubah Rd',
  city_name: 'Riyadh',
  neighborhood: 'Al Wurud',
  latitude: 24.7206,
  longitude: 46.6781,
  is_preferred: isPreferred,
});

/** Gives a customer addresses, the oldest first. */
export const giveAddresses = async (shop: Shop, phone: string, ...addresses: object[]) => {
  const caller = await anotherCustomer(shop, phone);
  for (const address of addresses) await caller.call('POST', 'addresses', address);
  await shop.control('DELETE', 'requests');
  return caller;
};
