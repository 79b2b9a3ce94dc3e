export type ProviderOrderStatus = {
  value: string | null;
  label: string | null;
  labels: { en: string | null; ar: string | null } | null;
  color: string | null;
  display_active_in_order_history_app: boolean;
};

export type ProviderOrderProduct = {
  order_product_id: string;
  product_master_id: string | null;
  product_id: string | null;
  name: string;
  image: string | null;
  start_at: string | null;
  end_at: string | null;
  branch_id: string | null;
  cart_product_id: string | null;
};

export type ProviderGiftedInfo = {
  id: string;
  is_sender: boolean;
  is_completed: boolean;
  sender_user: { id: string | null; full_name: string | null } | null;
  receiver_user: { id: string | null; full_name: string | null } | null;
  gifted_status: { label: string | null; color: string | null } | null;
};

/** An order as `GET orders` lists it and `GET orders/{id}` details it. Amounts in SAR. */
export type ProviderOrder = {
  id: string;
  order_number: string;
  status: ProviderOrderStatus;
  status_text: string | null;
  customer_arrived: boolean;
  total: number;
  sub_total: number;
  tax_amount: number;
  order_service_fee_price: number;
  promo_discount: number;
  redeem_points_price: number;
  can_rate: boolean;
  has_rating: boolean;
  invoice_link: string | null;
  is_cancelable: boolean;
  service_fees: { id: string; products: { order_product_id: string }[] }[];
  number_of_users: number;
  branch_name: string | null;
  gifted_info: ProviderGiftedInfo | null;
  products: ProviderOrderProduct[];
};
