import type {
  ProviderMenu,
  ProviderMenuCategory,
  ProviderMenuList,
  ProviderPagination,
  ProviderProduct,
  ProviderProductList,
} from '../../provider/catalogue.ts';
import { plainText } from '../../provider/plain-text.ts';
import type { Category, Menu, MenuList, PageInfo, Service, ServicePage } from '../generated/types.ts';
import { keepMapped } from './keep-mapped.ts';
import { toMoney } from './money.ts';
import { toName } from './names.ts';
import { toHttpUrl } from './safe-values.ts';

const LONGEST_DESCRIPTION = 5000;

/** Markup becomes text; null when nothing is left. */
export function toDescription(markup: string | null): string | null {
  return markup === null ? null : plainText(markup, LONGEST_DESCRIPTION) || null;
}

export function toCategory(category: ProviderMenuCategory, base: string): Category {
  return {
    id: category.id,
    name: toName(category.name),
    image: toHttpUrl(category.image, base),
    subCategories: category.children.map(({ id, name }) => ({ id, name: toName(name) })),
  };
}

function toMenu(menu: ProviderMenu, base: string): Menu {
  return {
    id: menu.id,
    name: toName(menu.name),
    categories: menu.menu_categories.map((category) => toCategory(category, base)),
  };
}

/** `base` is the provider's address, for pictures without a host; so in all mappers. */
export const toMenuList = keepMapped(
  (list: ProviderMenuList, base: string): MenuList => ({
    menus: list.menus.map((menu) => toMenu(menu, base)),
    branchId: list.branch_id,
    isCustomMenu: list.is_custom_menu,
    categoryQueryType: list.category_query_type,
  }),
);

export function toPageInfo(pagination: ProviderPagination): PageInfo {
  return {
    currentPage: pagination.current_page,
    lastPage: pagination.last_page,
    perPage: pagination.per_page,
    total: pagination.total,
  };
}

function priceOf({
  price,
  price_before_discount: before,
}: ProviderProduct): Pick<Service, 'price' | 'priceBeforeDiscount'> {
  const now = price ?? 0;
  return { price: toMoney(now), priceBeforeDiscount: before !== null && before > now ? toMoney(before) : null };
}

export function toService(product: ProviderProduct, base: string): Service {
  const minutes = Math.round(product.duration ?? 0);
  return {
    __typename: 'Service',
    id: product.id,
    name: toName(product.name),
    ...priceOf(product),
    description: toDescription(product.description),
    image: toHttpUrl(product.image ?? product.inner_image, base),
    productMasterId: product.product_master_id,
    detailImage: toHttpUrl(product.inner_image ?? product.image, base),
    durationMinutes: minutes > 0 ? minutes : null,
  };
}

/** At most so many pages of the provider are read to sort and filter a list as a whole. */
export const MOST_ARRANGED_PAGES = 10;

export const toServicePage = keepMapped(
  (list: ProviderProductList, base: string): ServicePage => ({
    services: list.products.map((product) => toService(product, base)),
    page: toPageInfo(list.pagination_options),
    canArrange: list.pagination_options.last_page <= MOST_ARRANGED_PAGES,
  }),
);

/** One page of a list that was arranged here. */
export function toArrangedPage(
  products: readonly ProviderProduct[],
  { number, size }: { number: number; size: number },
  base: string,
): ServicePage {
  return {
    services: products.slice((number - 1) * size, number * size).map((product) => toService(product, base)),
    page: {
      currentPage: number,
      lastPage: Math.max(1, Math.ceil(products.length / size)),
      perPage: size,
      total: products.length,
    },
    canArrange: true,
  };
}
