import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';

/** One service or retail product, as `GET products` and `GET products/{id}` send it, decoded. Amounts in SAR. */
export type ProviderProduct = {
  id: string;
  product_master_id: string | null;
  name: string;
  /** Null when the provider does not say. */
  price: number | null;
  price_before_discount: number | null;
  discount_value: number | null;
  /** Minutes; null for what is not booked. */
  duration: number | null;
  description: string | null;
  image: string | null;
  inner_image: string | null;
  /** The times that can be booked, in any form. */
  times: unknown[];
  /** Only a gift card has one. */
  voucher_group_name: string | null;
};

/** Where the provider does not say what it is: what takes time is a service, what does not is sold over the counter. */
export function takesTime({ duration, times, voucher_group_name: group }: ProviderProduct): boolean {
  return group === null && ((duration ?? 0) > 0 || times.length > 0);
}

export type ProviderPagination = { current_page: number; last_page: number; per_page: number; total: number };

export type ProviderProductList = { products: ProviderProduct[]; pagination_options: ProviderPagination };

export type ProviderMenuCategory = { id: string; name: string; image: string | null; children: ProviderMenuCategory[] };

export type ProviderMenu = { id: string; name: string; menu_categories: ProviderMenuCategory[] };

/** `GET menus`: the menus and the fields that steer `GET products`. */
export type ProviderMenuList = {
  menus: ProviderMenu[];
  branch_id: string | null;
  is_custom_menu: boolean;
  category_query_type: string | null;
};

export type MenuQuery = { category_id?: string | null; sub_category_id?: string | null; branch_id?: string | null };

export type ProductQuery = MenuQuery & {
  menu_id?: string | null;
  is_custom_menu?: 0 | 1 | null;
  category_query_type?: string | null;
  page: number;
};

const PER_PAGE = 10;

function readCategory(category: Reader): ProviderMenuCategory {
  return {
    id: category.requiredId('id', 'category_id'),
    name: category.text('name', 'title') ?? '',
    image: category.text('image'),
    children: category.list('children', readCategory),
  };
}

function readMenu(menu: Reader): ProviderMenu {
  return {
    id: menu.requiredId('id', 'menu_id'),
    name: menu.text('name', 'title') ?? '',
    menu_categories: menu.list('menu_categories', readCategory),
  };
}

function readMenus(answer: Answer): ProviderMenuList {
  const steering = answer.find('menus', 'menus', 'branch_id', 'is_custom_menu', 'category_query_type');
  return {
    menus: answer.list('menus', readMenu),
    branch_id: steering?.id('branch_id') ?? null,
    is_custom_menu: steering?.flag('is_custom_menu') ?? false,
    category_query_type: steering?.text('category_query_type') ?? null,
  };
}

export function listMenus(client: ProviderClient, query: MenuQuery): Promise<ProviderMenuList> {
  return client.get('menus', { query, share: 'for-all', read: readMenus });
}

/** Their form is unknown; only whether there are any counts. */
function entriesOf(times: unknown): unknown[] {
  return typeof times === 'object' && times !== null ? Object.values(times) : [];
}

function readProduct(product: Reader): ProviderProduct {
  return {
    id: product.requiredId('id', 'product_id'),
    product_master_id: product.id('product_master_id'),
    name: product.text('name', 'title') ?? '',
    price: product.optionalAmount('price'),
    price_before_discount: product.optionalAmount('price_before_discount'),
    discount_value: product.optionalAmount('discount_value'),
    duration: product.number('duration'),
    description: product.text('description'),
    image: product.text('image'),
    inner_image: product.text('inner_image'),
    times: entriesOf(product.raw('times')),
    voucher_group_name: product.text('voucher_group_name', 'serial_number'),
  };
}

/** Where a page of the list stands, from `pagination_options` or from the fields that a paginator puts beside or around it. */
export function readPagination(answer: Answer, list: string): ProviderPagination {
  const places = ['pagination_options', 'meta', 'pagination', list];
  const [options] = places.flatMap((place) => answer.find(place, 'current_page', 'last_page') ?? []);
  const perPage = options?.count('per_page', PER_PAGE) || PER_PAGE;
  const total = options?.count('total', 0) ?? 0;
  const currentPage = Math.max(1, options?.count('current_page', 1) ?? 1);
  const lastPage = options?.count('last_page', 0) || Math.ceil(total / perPage);
  return { current_page: currentPage, last_page: Math.max(1, lastPage), per_page: perPage, total };
}

function readProducts(answer: Answer): ProviderProductList {
  const products = answer.list('products', readProduct);
  const pagination = readPagination(answer, 'products');
  return { products, pagination_options: { ...pagination, total: Math.max(pagination.total, products.length) } };
}

export function listProducts(client: ProviderClient, query: ProductQuery): Promise<ProviderProductList> {
  return client.get('products', { query, share: 'kept', read: readProducts });
}

/** Pages that most lists have: asking for them before the first one has told how many there are saves its wait. */
const USUAL_PAGES = 4;

/**
 * Every product of a list, from all its pages: the usual ones at once, further ones when the first has told of them. Null when there are more than `mostPages`. A product that comes twice counts once.
 */
export async function listWholeCatalogue(
  client: ProviderClient,
  query: ProductQuery,
  mostPages: number,
): Promise<{ products: ProviderProduct[] | null; first: ProviderProductList }> {
  const ask = (page: number) => listProducts(client, { ...query, page });
  const usual = Array.from({ length: USUAL_PAGES }, (_, index) => ask(index + 1));
  // What a provider says of a page that the list does not have is of no matter.
  for (const page of usual) page.catch(() => {});
  const first = await (usual[0] ?? ask(1));
  const last = first.pagination_options.last_page;
  if (last > mostPages) return { products: null, first };
  const further = Array.from({ length: Math.max(0, last - USUAL_PAGES) }, (_, index) => ask(USUAL_PAGES + index + 1));
  const lists = await Promise.all([...usual.slice(0, last), ...further]);
  const products = new Map(lists.flatMap((list) => list.products).map((product) => [product.id, product]));
  return { products: [...products.values()], first };
}

const readOneProduct = (answer: Answer) => readProduct(answer.object('product', 'id', 'product_id'));

/** Fails with status 404 when the provider does not know the id. */
export function getProduct(client: ProviderClient, id: string): Promise<ProviderProduct> {
  return client.get('products/{id}', { ids: { id }, share: 'kept', read: readOneProduct });
}
