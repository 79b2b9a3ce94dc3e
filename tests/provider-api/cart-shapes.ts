import { each } from './catalogue-shapes.ts';
import { also, explained, listOf, maybe, refTo, type Shape, single } from './schema.ts';

const { id, maybeId, text, amount, number, flag } = single;

const line = {
  cart_product_id: 21,
  id: 1027,
  product_master_id: 71027,
  branch_id: 1,
  branch_name: 'Olaya',
  name: 'Moroccan bath',
  image: null,
  quantity: 1,
  price: 320,
  duration: 60,
  selectedExtension: null,
  start_at: '2026-12-01 16:00:00',
  end_at: '2026-12-01 17:00:00',
  serial_number: null,
  voucher_group_name: null,
};

const points = { id: 1, points: 320, discount: 16 };

/** The cart, and the order that it becomes. */
export const cartShapes: Record<string, Shape> = {
  CartProduct: {
    description: 'A line of the cart. It is a gift card where `serial_number` or `voucher_group_name` is filled.',
    properties: {
      cart_product_id: id,
      id: also(maybeId, 'product_id'),
      ...each(maybeId, 'product_master_id', 'branch_id'),
      branch_name: text,
      name: also(text, 'title', 'voucher_group_name'),
      image: also(text, 'card_image'),
      quantity: number,
      price: amount,
      duration: explained(number, 'Minutes; null for what takes no time.'),
      selectedExtension: also(text, 'selected_extension'),
      ...each(text, 'start_at', 'end_at', 'serial_number', 'voucher_group_name'),
    },
    required: ['cart_product_id'],
    example: line,
  },
  PaymentMethod: {
    description: 'A way to pay.',
    properties: { id: also(id, 'payment_method_id'), name: also(text, 'title'), image: text },
    required: ['id'],
    example: { id: 1, name: 'Card', image: null },
  },
  ServiceFee: {
    description: 'An extra that can be chosen, such as a visit at home.',
    properties: {
      id: also(id, 'service_fee_id'),
      name: also(text, 'title'),
      price: also(amount, 'amount'),
      needs_address: also(flag, 'need_address', 'requires_address', 'address_required'),
    },
    required: ['id'],
    example: { id: 1, name: 'At home', price: 20, needs_address: true },
  },
  SelectedFee: {
    description: 'An extra that was chosen.',
    properties: { id: also(id, 'service_fee_id'), address_id: maybeId },
    required: ['id'],
    example: { id: 1, address_id: 7 },
  },
  Points: {
    description: 'Points with what they are worth in riyals.',
    properties: { id: maybeId, points: also(number, 'number_of_points'), discount: number },
    example: points,
  },
  Cart: {
    description: 'The cart, and what an order placed now would cost.',
    properties: {
      products: listOf('CartProduct'),
      loyalty_points: {
        anyOf: [refTo('Number'), refTo('Points'), { type: 'array', items: refTo('Points') }],
        description: 'A number, or points with their worth.',
      },
      payment_methods: listOf('PaymentMethod'),
      working_times: listOf('WorkingTime'),
      ...each(text, 'cart_title', 'cart_title_sub_message', 'message', 'service_type'),
      ...each(amount, 'sub_total', 'tax_amount', 'promo_discount', 'extra_discount', 'gift_card_discount'),
      ...each(amount, 'order_service_fees_price', 'total'),
      available_service_fees: listOf('ServiceFee'),
      selected_service_fee_id: maybeId,
      selected_service_fee_address_id: maybeId,
      selected_service_fees: listOf('SelectedFee'),
    },
    example: {
      products: [line],
      loyalty_points: 320,
      payment_methods: [{ id: 1, name: 'Card', image: null }],
      working_times: [{ day: 'Sunday', is_active: true, start_at: '10:00', end_at: '22:00' }],
      cart_title: 'Your cart',
      cart_title_sub_message: null,
      message: null,
      service_type: 'reservation',
      sub_total: 320,
      tax_amount: 44.35,
      promo_discount: 0,
      extra_discount: 0,
      gift_card_discount: 0,
      order_service_fees_price: 20,
      total: 340,
      available_service_fees: [{ id: 1, name: 'At home', price: 20, needs_address: true }],
      selected_service_fee_id: 1,
      selected_service_fee_address_id: 7,
      selected_service_fees: [{ id: 1, address_id: 7 }],
    },
  },
  SavedLine: {
    description: 'Which line was added or changed.',
    properties: { cart_product_id: maybeId },
    example: { cart_product_id: 21 },
  },
  OrderName: {
    description: 'The order; few providers tell its total here.',
    properties: { order_number: also(id, 'id'), total: amount },
    required: ['order_number'],
    example: { order_number: 'RQ1031', total: 340 },
  },
  PaymentPage: {
    description: 'Where the order is paid.',
    properties: { url: text },
    example: { url: 'https://pay.example/1' },
  },
  Payment: {
    description: 'How the order is paid. Without an address there is no payment page.',
    properties: { create_token_url: maybe('PaymentPage') },
    example: { create_token_url: { url: 'https://pay.example/1' } },
  },
  ConfirmationMessage: {
    description: 'What is said once the order is paid.',
    properties: { message_1: text },
    example: { message_1: 'Your booking is confirmed' },
  },
  SavedCard: {
    description: 'A card of the customer.',
    properties: { id: also(id, 'token'), label: also(text, 'masked_pan', 'last_four') },
    required: ['id'],
    example: { id: 1, label: '•••• 4242' },
  },
  PlacedOrder: {
    description: 'An order that was just placed.',
    properties: {
      order: refTo('OrderName'),
      payment: maybe('Payment'),
      confirmation_message: maybe('ConfirmationMessage'),
      saved_cards: listOf('SavedCard'),
    },
    required: ['order'],
    example: {
      order: { order_number: 'RQ1031', total: 340 },
      payment: { create_token_url: { url: 'https://pay.example/1' } },
      confirmation_message: { message_1: 'Your booking is confirmed' },
      saved_cards: [{ id: 1, label: '•••• 4242' }],
    },
  },
  PaymentStatus: {
    description: 'Whether an order is paid.',
    properties: {
      success: explained(
        { type: ['string', 'boolean', 'number', 'null'] },
        '`"pending"`, yes, or no in words such as `failed` or `declined`; what says none of these is asked again.',
      ),
    },
    example: { success: 'pending' },
  },
};
