import { type Product, productById, unitPrice } from './catalogue.ts';
import type { World } from './world.ts';

export type CartLine = {
  id: number;
  product: Product;
  quantity: number;
  extension: string | null;
  start_at: string | null;
  end_at: string | null;
  /** Where it happens, or where a retail product is picked up; null for a gift card. */
  branch_id: number | null;
  /** One piece, in halalas. */
  price: number;
};

type CartRow = Omit<CartLine, 'product' | 'price'> & { product_id: number };

/** The lines of a customer's cart in the order in which they were added. */
export const cartLines = (world: World, customerId: number): CartLine[] =>
  world.store
    .all<CartRow>(
      'SELECT id, product_id, quantity, extension, start_at, end_at, branch_id FROM cart_line WHERE customer_id = ? ORDER BY id',
      customerId,
    )
    .flatMap(({ product_id, ...line }) => {
      const product = productById(product_id);
      return product
        ? [
            {
              ...line,
              product,
              branch_id: product.branchId ?? line.branch_id,
              price: unitPrice(product, line.extension),
            },
          ]
        : [];
    });
