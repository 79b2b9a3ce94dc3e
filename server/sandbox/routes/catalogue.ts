import { type Catalogue, type Product, productById } from '../catalogue.ts';
import { mainBranchId } from '../seed/branches.ts';
import { type SeedMenu, shopMenus } from '../seed/menus.ts';
import { found, Refusal, texts } from '../texts.ts';
import { type Call, type Pen, pageOf, pictureOf, type Query, type Routes, sar, wholeNumber } from '../world.ts';

const isShop = ({ request }: Call): boolean => request.headers['service-type'] === 'online_store';

const branchOf = ({ branch_id }: Query, { branches }: Catalogue): number => {
  if (!branch_id) return mainBranchId;
  const id = wholeNumber(branch_id);
  if (!branches.some((branch) => branch.id === id)) throw new Refusal(404, texts.branchUnknown);
  return id ?? mainBranchId;
};

const menuView = (menu: SeedMenu, offered: readonly Product[], pen: Pen) => ({
  id: menu.id,
  name: pen.write(menu.name),
  menu_categories: menu.categories
    .filter((category) => offered.some((product) => product.categoryId === category.id))
    .map((category) => ({
      id: category.id,
      name: pen.write(category.name),
      image: pen.picture('category', category.children[0]?.picture ?? ''),
      children: category.children
        .filter((child) => offered.some((product) => product.subCategoryId === child.id))
        .map((child) => ({
          id: child.id,
          name: pen.write(child.name),
          image: pen.picture('category', child.picture),
          children: [],
        })),
    })),
});

/** A treatment has a second picture: the same scene, nearer. */
const innerPictureOf = (product: Product, pen: Pen): string =>
  product.kind === 'service' ? pen.picture('service', `${product.picture}-near`) : pictureOf(product, pen);

const productView = (product: Product, pen: Pen) => ({
  id: product.id,
  product_master_id: product.masterId,
  name: pen.write(product.name),
  price: sar(product.price),
  price_before_discount: product.priceBefore === null ? null : sar(product.priceBefore),
  discount_value: product.priceBefore === null ? 0 : sar(product.priceBefore - product.price),
  duration: product.minutes,
  description: pen.write(product.description),
  image: pictureOf(product, pen),
  inner_image: innerPictureOf(product, pen),
  branch_id: product.branchId,
  category_id: product.categoryId,
  sub_category_id: product.subCategoryId,
  voucher_group_name: product.kind === 'giftcard' ? pen.write(product.name) : null,
  times: [],
});

/** Services of a branch, or the shop; gift cards only when their own category is asked for. */
const listed = (call: Call): Product[] => {
  const { query, world } = call;
  const branchId = branchOf(query, world.catalogue);
  const wants = (asked: string | undefined, actual: number): boolean => !asked || wholeNumber(asked) === actual;
  return world.catalogue.products
    .filter((product) => product.branchId === (isShop(call) ? null : branchId))
    .filter((product) => product.kind !== 'giftcard' || Boolean(query.category_id || query.sub_category_id))
    .filter(
      (product) =>
        wants(query.menu_id, product.menuId) &&
        wants(query.category_id, product.categoryId) &&
        wants(query.sub_category_id, product.subCategoryId),
    );
};

export const catalogueRoutes: Routes = {
  'GET /menus': (call) => {
    const { query, pen } = call;
    const { catalogue } = call.world;
    const branchId = branchOf(query, catalogue);
    const offered = catalogue.products.filter((product) => product.branchId === (isShop(call) ? null : branchId));
    const data = {
      menus: (isShop(call) ? shopMenus : catalogue.serviceMenus).map((menu) => menuView(menu, offered, pen)),
      branch_id: branchId,
      is_custom_menu: 0,
      category_query_type: query.sub_category_id ? 'sub_category' : 'category',
    };
    return { data };
  },

  'GET /products': (call) => {
    const { items, pagination_options } = pageOf(listed(call), call.query);
    return { data: { products: items.map((product) => productView(product, call.pen)), pagination_options } };
  },

  'GET /products/:id': ({ id, pen }) => ({
    data: { product: productView(found(productById(id), texts.productUnknown), pen) },
  }),
};
