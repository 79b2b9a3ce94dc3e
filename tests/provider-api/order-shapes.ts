import { each } from './catalogue-shapes.ts';
import { also, listOf, maybe, refTo, type Shape, single } from './schema.ts';

const { id, maybeId, text, amount, number, flag } = single;

const status = {
  value: 2,
  label: 'Confirmed',
  labels: { en: 'Confirmed', ar: 'مؤكد' },
  color: '#2f6b4f',
  display_active_in_order_history_app: true,
};

const line = {
  order_product_id: 41,
  product_master_id: 71027,
  product_id: 1027,
  branch_id: 1,
  cart_product_id: null,
  name: 'Moroccan bath',
  image: null,
  start_at: '2026-12-01 16:00:00',
  end_at: '2026-12-01 17:00:00',
};

const person = { id: 1, full_name: 'Maha Salem' };

/** Orders as lists and details tell of them, and gifts, which are orders too. */
export const orderShapes: Record<string, Shape> = {
  OrderStatusNames: {
    description: 'The name of a status in both languages.',
    properties: each(text, 'en', 'ar'),
    example: { en: 'Confirmed', ar: 'مؤكد' },
  },
  OrderStatus: {
    description: 'How an order stands. The shop shows its words and counts on none of them.',
    properties: {
      value: maybeId,
      label: text,
      labels: maybe('OrderStatusNames'),
      color: also(text, 'colour'),
      display_active_in_order_history_app: {
        anyOf: [flag, { enum: ['1', '0'] }],
        description: 'Whether the order still lies ahead; here digits in a text are usual.',
      },
    },
    example: status,
  },
  OrderProduct: {
    description: 'One line of an order.',
    properties: {
      order_product_id: also(id, 'id'),
      ...each(maybeId, 'product_master_id', 'product_id', 'branch_id', 'cart_product_id'),
      name: also(text, 'title'),
      ...each(text, 'image', 'start_at', 'end_at'),
    },
    required: ['order_product_id'],
    example: line,
  },
  Person: {
    description: 'Who gave, or who was given.',
    properties: { id: maybeId, full_name: also(text, 'name') },
    example: person,
  },
  GiftStatus: {
    description: 'How a gift stands.',
    properties: { label: text, color: also(text, 'colour') },
    example: { label: 'Waiting for the receiver', color: '#9a6a1f' },
  },
  GiftedInfo: {
    description: 'What makes an order a gift. `id` is the gift’s, not the order’s.',
    properties: {
      id,
      is_sender: flag,
      is_completed: flag,
      sender_user: maybe('Person'),
      receiver_user: maybe('Person'),
      gifted_status: maybe('GiftStatus'),
    },
    required: ['id'],
    example: {
      id: 5,
      is_sender: true,
      is_completed: false,
      sender_user: person,
      receiver_user: { id: null, full_name: 'Reem Nasser' },
      gifted_status: { label: 'Waiting for the receiver', color: '#9a6a1f' },
    },
  },
  OrderFee: {
    description: 'A fee of an order, with the lines that it belongs to.',
    properties: {
      id,
      products: {
        type: ['array', 'null'],
        items: { type: 'object', properties: { order_product_id: id }, required: ['order_product_id'] },
      },
    },
    required: ['id'],
    example: { id: 1, products: [{ order_product_id: 41 }] },
  },
  Order: {
    description: 'An order, and what it came to. A detail that leaves this out is completed from the list.',
    properties: {
      id: also(id, 'order_id'),
      order_number: text,
      user_name: also(text, 'customer_name', 'user.full_name'),
      status: { anyOf: [refTo('OrderStatus'), text] },
      status_text: text,
      customer_arrived: flag,
      ...each(amount, 'total', 'sub_total', 'tax_amount', 'order_service_fee_price', 'promo_discount'),
      ...each(amount, 'extra_discount', 'gift_card_discount', 'redeem_points_price'),
      ...each(flag, 'can_rate', 'has_rating', 'is_cancelable'),
      invoice_link: text,
      invoice_date: also(text, 'invoiced_at', 'paid_at'),
      created_at: also(text, 'placed_at'),
      service_fees: listOf('OrderFee'),
      number_of_users: number,
      branch_name: also(text, 'branch.name'),
      gifted_info: maybe('GiftedInfo'),
      gift_message: text,
      products: listOf('OrderProduct'),
    },
    required: ['id'],
    example: {
      id: 31,
      order_number: 'RQ1031',
      user_name: 'Maha Salem',
      status,
      status_text: 'Confirmed',
      customer_arrived: false,
      total: 340,
      sub_total: 320,
      tax_amount: 44.35,
      order_service_fee_price: 20,
      promo_discount: 0,
      extra_discount: 0,
      gift_card_discount: 0,
      redeem_points_price: 0,
      can_rate: false,
      has_rating: false,
      is_cancelable: true,
      invoice_link: 'https://provider.example/invoices/1',
      invoice_date: '2026-11-23',
      created_at: '2026-11-23T09:00:00.000Z',
      service_fees: [{ id: 1, products: [{ order_product_id: 41 }] }],
      number_of_users: 1,
      branch_name: 'Olaya',
      gifted_info: null,
      gift_message: null,
      products: [line],
    },
  },
  Rating: {
    description: 'How an order was rated, from 1 to 5.',
    properties: { rating: number, comment: text },
    example: { rating: 5, comment: 'Very kind' },
  },
};
