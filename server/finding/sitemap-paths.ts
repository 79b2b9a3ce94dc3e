import type { FastifyBaseLogger } from 'fastify';
import { listBranches } from '../provider/branches.ts';
import { listMenus, listProducts, type ProviderMenuCategory } from '../provider/catalogue.ts';
import type { ProviderClient } from '../provider/client.ts';

/** Pages that are there whatever the provider has. */
const ALWAYS = ['/', '/services', '/branches', '/shop/products', '/shop/categories', '/gift-cards', '/contact'];

/** Further pages of a list are not read: a shop has hundreds of treatments, not tens of thousands. */
const MOST_LIST_PAGES = 200;

type Sources = {
  /** What a guest sees of the services that are booked. */
  services: ProviderClient;
  /** What a guest sees of the products that are sold. */
  shop: ProviderClient;
  log: FastifyBaseLogger;
  /** Ends the reading between two calls. */
  isStopped: () => boolean;
};

const ID = /^[\w-]{1,64}$/;

function pathsOf(path: string, ids: string[], tail = ''): string[] {
  return ids.filter((id) => ID.test(id)).map((id) => `${path}${id}${tail}`);
}

/** One page after the other, so that visitors do not wait behind a crawler. */
async function allProducts(client: ProviderClient, isStopped: () => boolean): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= MOST_LIST_PAGES && !isStopped(); page += 1) {
    const { products, pagination_options: options } = await listProducts(client, { page });
    ids.push(...products.map(({ id }) => id));
    if (products.length === 0 || page >= options.last_page) break;
  }
  return pathsOf('/product/', ids);
}

async function allCategories(client: ProviderClient, list: string): Promise<string[]> {
  const { menus } = await listMenus(client, {});
  const below = (parent: ProviderMenuCategory) =>
    pathsOf(`${list}?category=${parent.id}&sub=`, ID.test(parent.id) ? parent.children.map(({ id }) => id) : []);
  return menus
    .flatMap(({ menu_categories: categories }) => categories)
    .flatMap((category) => [...pathsOf(`${list}?category=`, [category.id]), ...below(category)]);
}

/**
 * The addresses of all public pages, without origin and language, each once. A list that fails is left out, and
 * `isWhole` says so.
 */
export async function readSitemapPaths({ services, shop, log, isStopped }: Sources) {
  const readers = [
    () => allCategories(services, '/services'),
    async () =>
      pathsOf(
        '/branches?branch=',
        (await listBranches(services)).map(({ id }) => id),
      ),
    () => allProducts(services, isStopped),
    () => allCategories(shop, '/shop/products'),
    () => allProducts(shop, isStopped),
  ];
  const paths = [...ALWAYS];
  let isWhole = true;
  for (const read of readers) {
    if (isStopped()) return { paths: [...new Set(paths)], isWhole: false };
    try {
      paths.push(...(await read()));
    } catch (error) {
      log.warn({ err: error }, 'a list is missing in the sitemap');
      isWhole = false;
    }
  }
  return { paths: [...new Set(paths)], isWhole };
}
