import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Catalogue, type Product, productById } from '../catalogue.ts';
import { mainBranchId } from '../seed/branches.ts';
import { type SeedMenu, shopMenus } from '../seed/menus.ts';
import { found, Refusal, texts } from '../texts.ts';
import { answer, idOf, type Pen, pageOf, penOf, pictureOf, sar, type World, wholeNumber } from '../world.ts';

type CatalogueQuery = {
  branch_id?: string;
  menu_id?: string;
  category_id?: string;
  sub_category_id?: string;
  page?: string;
  per_page?: string;
};

const isShop = (request: FastifyRequest): boolean => request.headers['service-type'] === 'online_store';

const branchOf = (query: CatalogueQuery, { branches }: Catalogue): number => {
  if (!query.branch_id) return mainBranchId;
  const id = wholeNumber(query.branch_id);
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
      image: pen.picture('category', category.children[0].picture),
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
const listed = (request: FastifyRequest, catalogue: Catalogue): Product[] => {
  const query = request.query as CatalogueQuery;
  const branchId = branchOf(query, catalogue);
  const wants = (asked: string | undefined, actual: number): boolean => !asked || wholeNumber(asked) === actual;
  return catalogue.products
    .filter((product) => (isShop(request) ? product.branchId === null : product.branchId === branchId))
    .filter((product) => product.kind !== 'giftcard' || Boolean(query.category_id || query.sub_category_id))
    .filter(
      (product) =>
        wants(query.menu_id, product.menuId) &&
        wants(query.category_id, product.categoryId) &&
        wants(query.sub_category_id, product.subCategoryId),
    );
};

export const registerCatalogueRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/menus', (request) => {
    const query = request.query as CatalogueQuery;
    const pen = penOf(world, request);
    const { catalogue } = world;
    const branchId = branchOf(query, catalogue);
    const offered = catalogue.products.filter((product) => product.branchId === (isShop(request) ? null : branchId));
    return answer(request, {
      menus: (isShop(request) ? shopMenus : catalogue.serviceMenus).map((menu) => menuView(menu, offered, pen)),
      branch_id: branchId,
      is_custom_menu: 0,
      category_query_type: query.sub_category_id ? 'sub_category' : 'category',
    });
  });

  app.get('/products', (request) => {
    const { items, pagination_options } = pageOf(listed(request, world.catalogue), request.query as CatalogueQuery);
    const pen = penOf(world, request);
    return answer(request, { products: items.map((product) => productView(product, pen)), pagination_options });
  });

  app.get('/products/:id', (request) => {
    const product = found(productById(idOf(request)), texts.productUnknown);
    return answer(request, { product: productView(product, penOf(world, request)) });
  });
};
