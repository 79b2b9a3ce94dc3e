/** One service or retail product, as `GET products` and `GET products/{id}` send it, decoded. Amounts in SAR. */
export type ProviderProduct = {
  id: string;
  product_master_id: string | null;
  name: string;
  price: number;
  price_before_discount: number | null;
  discount_value: number | null;
  /** Minutes; null for what is not booked. */
  duration: number | null;
  description: string | null;
  image: string | null;
  inner_image: string | null;
};

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
