import type { Product } from '../graphql/generated/types.ts';
import { type ListedBranch, listBranches } from '../provider/branches.ts';
import { type ListedService, listMenus, listServices, type Menus } from '../provider/catalogue.ts';
import type { Provider, ProviderClient, Visitor } from '../provider/client.ts';
import { plainText } from '../provider/plain-text.ts';
import { listProducts } from '../provider/shop.ts';

/** The provider's public lists. Descriptions are shortened. */
export type PublicLists = {
  services: ListedService[];
  products: Product[];
  serviceMenus: Menus['menus'];
  shopMenus: Menus['menus'];
  branches: ListedBranch[];
};

export type ListSources = {
  provider: Provider;
  /** The guests whose lists they are. */
  audience: Omit<Visitor, 'token'>;
  /** Ends the reading between two calls. */
  isStopped: () => boolean;
};

type Read<T> = { list: T[]; isComplete: boolean };

/** Characters of a description that are searched and kept in memory. */
const longestDescription = 600;

const shortened = <T extends { description: string | null }>(thing: T): T => {
  const { description } = thing;
  return { ...thing, description: (description && plainText(description, longestDescription)) || null };
};

type Page<T> = { list: T[]; last: number };

/** Where the reading of a list ends, and how many pages are asked for at a time. */
export type Bounds = { mostPages: number; mostItems: number; pagesAtOnce: number };

/** All pages of a list; one that fails is left out. Fails when the first page does. */
const readPages = async <T extends { id: string; description: string | null }>(
  ask: (page: number) => Promise<Page<T>>,
  isStopped: () => boolean,
  { mostPages, mostItems, pagesAtOnce }: Bounds,
): Promise<Read<T>> => {
  const first = await ask(1);
  const last = Math.min(first.last, mostPages);
  const found = new Map<string, T>();
  const keep = (list: T[]) => {
    for (const entry of list) found.set(entry.id, shortened(entry));
  };
  keep(first.list);
  let isComplete = true;
  for (let page = 2; page <= last; page += pagesAtOnce) {
    if (isStopped()) return { list: [...found.values()], isComplete: false };
    const count = Math.min(pagesAtOnce, last - page + 1);
    const known = found.size;
    let failures = 0;
    for (const answer of await Promise.allSettled(Array.from({ length: count }, (_, index) => ask(page + index)))) {
      if (answer.status === 'rejected') failures += 1;
      else keep(answer.value.list);
    }
    if (failures > 0) isComplete = false;
    // A provider that counts more pages than it has is not asked for all of them.
    else if (found.size === known || found.size >= mostItems) break;
    if (failures === count) break;
  }
  return { list: [...found.values()].slice(0, mostItems), isComplete };
};

const whole = async <T>(list: Promise<T[]>): Promise<Read<T>> => ({ list: await list, isComplete: true });

export const noLists: PublicLists = { services: [], products: [], serviceMenus: [], shopMenus: [], branches: [] };

/**
 * Reads all lists at once, within bounds. A list that fails stays as it was in `known`, and the whole is then not
 * complete. Fails with the provider's error when not a single list could be read.
 */
export const readLists = async (
  { provider, audience, isStopped }: ListSources,
  bounds: Bounds,
  known = noLists,
): Promise<{ lists: PublicLists; isComplete: boolean }> => {
  const guest = (serviceType: string) =>
    provider.forVisitor({ ...audience, token: null, settings: { ...audience.settings, serviceType } });
  const [services, shop] = [guest(audience.settings.serviceType), guest('online_store')];
  const failures: unknown[] = [];
  let isComplete = true;
  const attempt = async <T>(reading: Promise<Read<T>>, before: T[]): Promise<T[]> => {
    try {
      const read = await reading;
      if (read.isComplete) return read.list;
      isComplete = false;
      return before.length > read.list.length ? before : read.list;
    } catch (error) {
      audience.log.warn({ err: error }, 'a list of the provider cannot be read');
      failures.push(error);
      isComplete = false;
      return before;
    }
  };
  const servicePage = async (number: number) => {
    const { services: list, page } = await listServices(services, { page: number });
    return { list, last: page.lastPage };
  };
  const productPage = async (number: number) => {
    const { products: list, page } = await listProducts(shop, { page: number });
    return { list, last: page.lastPage };
  };
  const menusOf = async (client: ProviderClient) => (await listMenus(client, {})).menus;
  const branchList = async () => (await listBranches(services)).slice(0, bounds.mostItems).map(shortened);
  const [serviceList, products, serviceMenus, shopMenus, branches] = await Promise.all([
    attempt(readPages(servicePage, isStopped, bounds), known.services),
    attempt(readPages(productPage, isStopped, bounds), known.products),
    attempt(whole(menusOf(services)), known.serviceMenus),
    attempt(whole(menusOf(shop)), known.shopMenus),
    attempt(whole(branchList()), known.branches),
  ]);
  if (failures.length === 5) throw failures[0];
  return { lists: { services: serviceList, products, serviceMenus, shopMenus, branches }, isComplete };
};
