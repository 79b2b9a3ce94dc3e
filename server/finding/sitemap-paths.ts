import type { FastifyBaseLogger } from 'fastify';
import { listBranches } from '../provider/branches.ts';
import { listMenus, listServices } from '../provider/catalogue.ts';
import type { ProviderClient } from '../provider/client.ts';
import { listProducts } from '../provider/shop.ts';

/** Pages that are there whatever the provider has. */
const fixedPaths = ['/', '/services', '/branches', '/shop/products', '/shop/categories', '/gift-cards', '/contact'];

/** Further pages of a list are not read: a shop has hundreds of treatments, not tens of thousands. */
const mostListPages = 200;

type Sources = {
  /** What a guest sees of the services that are booked. */
  services: ProviderClient;
  /** What a guest sees of the products that are sold. */
  shop: ProviderClient;
  log: FastifyBaseLogger;
  /** Ends the reading between two calls. */
  isStopped: () => boolean;
};

const idPattern = /^[\w-]{1,64}$/;

const pathsOf = (path: string, ids: string[], tail = ''): string[] =>
  ids.filter((id) => idPattern.test(id)).map((id) => `${path}${id}${tail}`);

type Page = { ids: string[]; lastPage: number };

const servicesOn = async (client: ProviderClient, number: number): Promise<Page> => {
  const { services, page } = await listServices(client, { page: number });
  return { ids: services.map(({ id }) => id), lastPage: page.lastPage };
};

const productsOn = async (client: ProviderClient, number: number): Promise<Page> => {
  const { products, page } = await listProducts(client, { page: number });
  return { ids: products.map(({ id }) => id), lastPage: page.lastPage };
};

/** One page after the other, so that visitors do not wait behind a crawler. */
const allItems = async (ask: (number: number) => Promise<Page>, isStopped: () => boolean): Promise<string[]> => {
  const all: string[] = [];
  for (let number = 1; number <= mostListPages && !isStopped(); number += 1) {
    const { ids, lastPage } = await ask(number);
    all.push(...ids);
    if (ids.length === 0 || number >= lastPage) break;
  }
  return pathsOf('/product/', all);
};

const allCategories = async (client: ProviderClient, list: string): Promise<string[]> => {
  const { menus } = await listMenus(client, {});
  return menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ id, subCategories }) => {
      const below = idPattern.test(id) ? subCategories.map((child) => child.id) : [];
      return [...pathsOf(`${list}?category=`, [id]), ...pathsOf(`${list}?category=${id}&sub=`, below)];
    });
};

/**
 * The paths of all public pages, without origin and language, each once. A list that fails is left out, and
 * `isWhole` says so.
 */
export const readSitemapPaths = async ({ services, shop, log, isStopped }: Sources) => {
  const readers = [
    () => allCategories(services, '/services'),
    async () =>
      pathsOf(
        '/branches?branch=',
        (await listBranches(services)).map(({ id }) => id),
      ),
    () => allItems((page) => servicesOn(services, page), isStopped),
    () => allCategories(shop, '/shop/products'),
    () => allItems((page) => productsOn(shop, page), isStopped),
  ];
  const paths = [...fixedPaths];
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
};
