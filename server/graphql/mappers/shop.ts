import type { ProviderProductList } from '../../provider/catalogue.ts';
import type { ProductPage } from '../generated/types.ts';
import { toPageInfo, toProduct } from './catalogue.ts';

export function toProductPage(list: ProviderProductList, base: string): ProductPage {
  return {
    products: list.products.map((product) => toProduct(product, base)),
    page: toPageInfo(list.pagination_options),
  };
}
