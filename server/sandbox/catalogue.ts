import { branches, mainBranchId, type SeedBranch } from './seed/branches.ts';
import { type Offer, type SeedMenu, serviceMenus, shopMenus } from './seed/menus.ts';
import { giftCards, shopItems } from './seed/shop.ts';
import { treatments } from './seed/treatments.ts';
import type { Text } from './texts.ts';

/** An item for a cart. A treatment is one product in each branch that offers it. Amounts in halalas. */
export type Product = {
  id: number;
  /** Never equal to any product's `id`, so that mixing the two up cannot go unnoticed. */
  masterId: number;
  kind: 'service' | 'retail' | 'giftcard';
  picture: string;
  branchId: number | null;
  menuId: number;
  categoryId: number;
  subCategoryId: number;
  name: Text;
  description: Text;
  price: number;
  priceBefore: number | null;
  minutes: number | null;
};

const placeOf = (menus: readonly SeedMenu[], subCategoryId: number): { menuId: number; categoryId: number } => {
  for (const menu of menus)
    for (const category of menu.categories)
      if (category.children.some((child) => child.id === subCategoryId))
        return { menuId: menu.id, categoryId: category.id };
  throw new Error(`No category has the sub-category ${subCategoryId}.`);
};

/** The common fields of treatments and retail products. */
const ofOffer = ({ id: _id, price, before, branches: _branches, ...offer }: Offer, menus: readonly SeedMenu[]) => ({
  ...offer,
  ...placeOf(menus, offer.subCategoryId),
  price: price * 100,
  priceBefore: before ? before * 100 : null,
});

/** A treatment as one branch offers it, under the ids that it has there. */
export const ofTreatment = (
  treatment: Offer,
  branchId: number,
  ids: Pick<Product, 'id' | 'masterId'>,
  menus: readonly SeedMenu[],
): Product => ({
  ...ofOffer(treatment, menus),
  ...ids,
  kind: 'service',
  branchId,
});

const shopIds = (kind: 'retail' | 'giftcard', itemId: number) => ({
  id: (kind === 'retail' ? 8000 : 9000) + itemId,
  masterId: (kind === 'retail' ? 80000 : 90000) + itemId * 3,
});

const ofShopItem = (item: Offer, kind: 'retail' | 'giftcard'): Product => ({
  ...ofOffer(item, shopMenus),
  ...shopIds(kind, item.id),
  kind,
  branchId: null,
  minutes: null,
});

const usualIds = (treatmentId: number, branchId: number) => ({
  id: branchId * 1000 + treatmentId,
  masterId: 70000 + branchId * 500 + treatmentId * 3,
});

export const products: readonly Product[] = [
  ...branches.flatMap((branch) =>
    treatments
      .filter((treatment) => treatment.branches?.includes(branch.id) ?? true)
      .map((treatment) => ofTreatment(treatment, branch.id, usualIds(treatment.id, branch.id), serviceMenus)),
  ),
  ...shopItems.map((item) => ofShopItem(item, 'retail')),
  ...giftCards.map((item) => ofShopItem(item, 'giftcard')),
];

const byId = new Map(products.map((product) => [product.id, product]));
const byMasterId = new Map(products.map((product) => [product.masterId, product]));

const branchesById = new Map(branches.map((branch) => [branch.id, branch]));

/** The lists of the sandbox. */
export type Catalogue = { branches: SeedBranch[]; serviceMenus: SeedMenu[]; products: Product[] };

export const catalogueWith = (more: Catalogue = { branches: [], serviceMenus: [], products: [] }): Catalogue => {
  for (const branch of more.branches) branchesById.set(branch.id, branch);
  for (const product of more.products) {
    byId.set(product.id, product);
    byMasterId.set(product.masterId, product);
  }
  return {
    branches: [...branches, ...more.branches],
    serviceMenus: [...serviceMenus, ...more.serviceMenus],
    products: [...products, ...more.products],
  };
};

export const branchById = (id: number | null | undefined): SeedBranch | undefined => branchesById.get(id ?? 0);
export const productById = (id: number): Product | undefined => byId.get(id);
export const productByMasterId = (id: number): Product | undefined => byMasterId.get(id);

/** An item of the seed: a treatment in a branch, or a retail product. */
export const seededProduct = (kind: Product['kind'], id: number, branchId = mainBranchId): Product => {
  const product = byId.get((kind === 'service' ? usualIds(id, branchId) : shopIds(kind, id)).id);
  if (!product) throw new Error(`There is no ${kind} ${id} in branch ${branchId}.`);
  return product;
};

const sizes: Record<string, number> = { '30ml': 1, '50ml': 1.5, '100ml': 2 };

export const isSize = (extension: string): boolean => Object.hasOwn(sizes, extension);

/** The price of one piece, in halalas; only retail products come in sizes. */
export const unitPrice = (product: Product, extension: string | null): number =>
  Math.round(product.price * (product.kind === 'retail' ? (sizes[extension ?? '30ml'] ?? 1) : 1));
