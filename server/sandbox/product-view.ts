import type { Product } from './catalogue.ts';
import { type Pen, sar } from './world.ts';

const pictureKinds = { service: 'service', retail: 'product', giftcard: 'giftcard' } as const;

export const pictureOf = ({ kind, picture }: Product, pen: Pen): string => pen.picture(pictureKinds[kind], picture);

/** A treatment has a second picture: the same scene, nearer. */
const innerPictureOf = (product: Product, pen: Pen): string =>
  product.kind === 'service' ? pen.picture('service', `${product.picture}-near`) : pictureOf(product, pen);

/** A product as the catalogue shows it. */
export const productView = (product: Product, pen: Pen) => ({
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
