export type ProviderPaymentMethod = { id: string; name: string; image: string | null };

export type ProviderServiceFee = { id: string; name: string; price: number; needs_address: boolean };

export type ProviderSelectedServiceFee = { id: string; address_id: string | null };

/** A line of the cart. It is a gift card when `serial_number` or `voucher_group_name` is filled. */
export type ProviderCartProduct = {
  cart_product_id: string;
  id: string | null;
  product_master_id: string | null;
  branch_id: string | null;
  branch_name: string | null;
  name: string;
  image: string | null;
  quantity: number;
  price: number;
  selectedExtension: string | null;
  start_at: string | null;
  end_at: string | null;
  serial_number: string | null;
  voucher_group_name: string | null;
};

export type ProviderCart = {
  products: ProviderCartProduct[];
  loyalty_points: number | null;
  payment_methods: ProviderPaymentMethod[];
  working_times: unknown[];
  cart_title: string | null;
  cart_title_sub_message: string | null;
  message: string | null;
  service_type: string | null;
  sub_total: number;
  tax_amount: number;
  promo_discount: number;
  extra_discount: number;
  gift_card_discount: number;
  order_service_fees_price: number;
  total: number;
  available_service_fees: ProviderServiceFee[];
  selected_service_fee_id: string | null;
  selected_service_fee_address_id: string | null;
  selected_service_fees: ProviderSelectedServiceFee[];
};

export type ProviderGiftedOrderData = {
  first_name: string;
  last_name: string;
  mobile_code: string;
  /** Country code and number. */
  mobile_number: string;
  email?: string;
  gender?: 'Male' | 'Female';
  message?: string;
};

/** What travels in the query of `GET cart` and again in `POST orders`. */
export type ProviderCartParams = {
  promo_code?: string;
  gift_card?: string;
  is_gifted_order?: 0 | 1;
  gift_message?: string;
  gifted_order_data?: ProviderGiftedOrderData;
  service_fees?: { id: string; address_id?: string }[];
};
