import type { ProviderProduct } from '../provider/catalogue.ts';
import type { Wire } from '../provider/wire.ts';
import type { Product } from './catalogue.ts';
import { type Pen, sar } from './world.ts';

export const pictureOf = (product: Product, pen: Pen): string =>
  pen.picture(product.kind === 'retail' ? 'product' : product.kind, product.pictureId, product.name);

/** A product as the catalogue shows it. */
export const productView = (product: Product, pen: Pen): Wire<ProviderProduct> & Record<string, unknown> => ({
  id: product.id,
  product_master_id: product.masterId,
  name: pen.write(product.name),
  price: sar(product.price),
  price_before_discount: product.priceBefore === null ? null : sar(product.priceBefore),
  discount_value: product.priceBefore === null ? 0 : sar(product.priceBefore - product.price),
  duration: product.minutes,
  description: pen.write(product.description),
  image: pictureOf(product, pen),
  inner_image: pictureOf(product, pen),
  branch_id: product.branchId,
  category_id: product.categoryId,
  sub_category_id: product.subCategoryId,
  voucher_group_name: product.kind === 'giftcard' ? pen.write(product.name) : null,
  times: [],
});
