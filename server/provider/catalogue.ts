import type {
  CatalogueKind,
  Category,
  Menu,
  MenuList,
  Product,
  Service,
  ServicePage,
} from '../graphql/generated/types.ts';
import type { ProviderClient } from './client.ts';
import { type Answer, readPage } from './decode.ts';
import type { Reader } from './reader.ts';
import { readItem, readProduct, takesTime } from './shop.ts';

/** A category with all that is below it; the contract shows less of that. */
export type MenuCategory = Omit<Category, '__typename' | 'subCategories'> & { subCategories: MenuCategory[] };

/** `GET menus`: the menus and the fields that steer `GET products`. */
export type Menus = Omit<MenuList, 'menus'> & { menus: (Omit<Menu, 'categories'> & { categories: MenuCategory[] })[] };

export type MenuQuery = { category_id?: string | null; sub_category_id?: string | null; branch_id?: string | null };

export type ServiceQuery = MenuQuery & {
  menu_id?: string | null;
  is_custom_menu?: number | null;
  category_query_type?: string | null;
  page: number;
};

const readCategory = (category: Reader): MenuCategory => ({
  id: category.requiredId('id', 'category_id'),
  name: category.name('name', 'title'),
  image: category.httpUrl('image'),
  subCategories: category.list('children', readCategory),
});

const readMenu = (menu: Reader): Menus['menus'][number] => ({
  id: menu.requiredId('id', 'menu_id'),
  name: menu.name('name', 'title'),
  categories: menu.list('menu_categories', readCategory),
});

const readMenus = (answer: Answer): Menus => {
  const steering = answer.find('menus', 'menus', 'branch_id', 'is_custom_menu', 'category_query_type');
  return {
    menus: answer.list('menus', readMenu),
    branchId: steering?.id('branch_id') ?? null,
    isCustomMenu: steering?.flag('is_custom_menu') ?? false,
    categoryQueryType: steering?.text('category_query_type') ?? null,
  };
};

export const listMenus = (client: ProviderClient, query: MenuQuery): Promise<Menus> =>
  client.get('menus', { query, share: 'for-all', read: readMenus });

const ofGiftCards = /gift|voucher|(?:هدية|هدايا|[إا]هداء|قسيمة|قسائم)/i;

/** Where the shop's menus keep its gift cards, going by the name; null when no category is called so. */
export const giftCardShelf = ({ menus }: Pick<Menus, 'menus'>) => {
  for (const { id, name, subCategories } of menus.flatMap(({ categories }) => categories)) {
    if (ofGiftCards.test(name)) return { category_id: id };
    const child = subCategories.find((one) => ofGiftCards.test(one.name));
    if (child) return { category_id: id, sub_category_id: child.id };
  }
  return null;
};

/** A service as it is listed; `takesTime` is false where its fields rather suggest a product. */
export type ListedService = Service & { takesTime: boolean };

export type Services = Omit<ServicePage, 'services'> & { services: ListedService[] };

export const readService = (product: Reader): ListedService => ({
  __typename: 'Service',
  ...readItem(product, product.optionalMoney('price')),
  isPriced: product.optionalAmount('price') !== null,
  productMasterId: product.id('product_master_id'),
  detailImage: product.httpUrl('inner_image', 'image'),
  durationMinutes: product.minutes('duration'),
  takesTime: takesTime(product),
});

/** At most so many pages of the provider are read to sort and filter a list as a whole. */
const mostArrangedPages = 10;

const readServices = (answer: Answer): Services => {
  const services = answer.list('products', readService);
  const page = readPage(answer, 'products', services.length);
  return { services, page, canArrange: page.lastPage <= mostArrangedPages };
};

export const listServices = (client: ProviderClient, query: ServiceQuery): Promise<Services> =>
  client.get('products', { query, share: 'kept', read: readServices });

/** Pages that most lists have: asking for them before the first one has their number saves its wait. */
const usualPages = 4;

/**
 * Every service of a list, from all its pages: the usual ones at once, further ones when the first has counted them. Null
 * when there are too many pages. A service that comes twice counts once.
 */
export const listAllServices = async (
  client: ProviderClient,
  query: ServiceQuery,
): Promise<{ services: ListedService[] | null; first: Services }> => {
  const ask = (page: number) => listServices(client, { ...query, page });
  const usual = Array.from({ length: usualPages }, (_, index) => ask(index + 1));
  // A provider's answer for a page beyond the list does not matter.
  for (const page of usual) page.catch(() => {});
  const first = await (usual[0] ?? ask(1));
  if (!first.canArrange) return { services: null, first };
  const last = first.page.lastPage;
  const further = Array.from({ length: Math.max(0, last - usualPages) }, (_, index) => ask(usualPages + index + 1));
  const lists = await Promise.all([...usual.slice(0, last), ...further]);
  const services = new Map(lists.flatMap((list) => list.services).map((service) => [service.id, service]));
  return { services: [...services.values()], first };
};

const oneAs = (read: (product: Reader) => Service | Product) => (answer: Answer) =>
  read(answer.object('product', 'id', 'product_id'));

const readOne: Record<CatalogueKind | 'ANY', (answer: Answer) => Service | Product> = {
  SERVICE: oneAs(readService),
  PRODUCT: oneAs((product) => readProduct(product)),
  GIFT_CARD: oneAs((product) => readProduct(product, true)),
  ANY: oneAs((product) => (takesTime(product) ? readService(product) : readProduct(product))),
};

/**
 * One item, read as the list it stands in has it; without a list, as its fields suggest. Fails with status 404 when the
 * provider does not know the id.
 */
export const getProduct = (
  client: ProviderClient,
  id: string,
  kind?: CatalogueKind | null,
): Promise<Service | Product> =>
  client.get('products/{id}', { ids: { id }, share: 'kept', read: readOne[kind ?? 'ANY'] });
