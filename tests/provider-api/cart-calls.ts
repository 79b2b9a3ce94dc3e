import { addCartLine, clearCart, deleteCartLine, getCart, updateTimeSlot } from '../../server/provider/cart.ts';
import { bodyOf, inGroup } from './call.ts';
import { each } from './catalogue-shapes.ts';
import { explained, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const yesOrNo: Schema = { type: 'integer', enum: [0, 1] };
const noLine = { 404: 'The cart has no such line.' };

const receiver: Record<string, Schema> = {
  ...each(text, 'first_name', 'last_name', 'email', 'message'),
  mobile_code: { type: 'string', pattern: '^\\d{1,4}$' },
  mobile_number: explained({ type: 'string', pattern: '^\\d{8,15}$' }, 'Country code and number.'),
  gender: { enum: ['Male', 'Female'] },
};

/** What goes with a cart, as fields of a body; each may be missing. */
export const sentParams: Record<string, Schema> = {
  'promo_code?': text,
  'gift_card?': explained(text, 'Its serial number.'),
  'is_gifted_order?': yesOrNo,
  'gift_message?': text,
  'gifted_order_data?': { type: 'object', properties: receiver },
  'service_fees?': {
    type: 'array',
    items: { type: 'object', properties: { id: text, address_id: text }, required: ['id'] },
  },
};

/** The same in a query, where an inner field has its name in brackets. */
const askedParams: Record<string, Schema> = {
  promo_code: text,
  gift_card: text,
  is_gifted_order: yesOrNo,
  gift_message: { type: 'string', maxLength: 500 },
  ...Object.fromEntries(Object.entries(receiver).map(([name, schema]) => [`gifted_order_data[${name}]`, schema])),
  'service_fees[0][id]': text,
  'service_fees[0][address_id]': text,
};

/** The cart. What was added is looked at before it is taken away again. */
export const cartCalls = inGroup('Cart', [
  {
    endpoint: 'POST cart',
    summary: 'Adds a line, or changes the one that is named',
    effect: 'undone',
    body: bodyOf({
      product_id: text,
      quantity: { type: 'integer', minimum: 1 },
      'branch_id?': text,
      'selectedExtension?': explained(text, 'A size.'),
      'selectedTime?': explained(text, 'A time as it was offered, with its `date`.'),
      'date?': explained(text, '`YYYY-MM-DD`.'),
      'cart_product_id?': explained(text, 'The line to change.'),
    }),
    answer: { object: 'SavedLine' },
    needs: ['productId'],
    ask: async (client, { productId, branchId }, learn) => {
      const lineId = await addCartLine(client, { product_id: productId, branch_id: branchId, quantity: 1 });
      learn({ lineId: lineId ?? undefined });
    },
  },
  {
    endpoint: 'POST cart-products/{cart_product_id}/update-time-slot',
    summary: 'Chooses the time of a line, or moves a paid appointment',
    effect: 'undone',
    body: bodyOf({ start_at: explained(text, 'As it was offered.'), end_at: text }),
    answer: { words: true },
    refusals: { ...noLine, 409: 'The time is taken.' },
    needs: ['lineId', 'times'],
    ask: (client, { lineId, times }) => updateTimeSlot(client, lineId, times),
  },
  {
    endpoint: 'GET cart',
    summary: 'The cart with its params; a param that is refused costs the whole answer',
    query: askedParams,
    answer: { object: 'Cart' },
    ask: async (client, _, learn) => {
      const cart = await getCart(client);
      learn({ methodId: cart.paymentMethods[0]?.id });
    },
  },
  {
    endpoint: 'DELETE cart/{cart_product_id}',
    summary: 'Takes a line out of the cart',
    effect: 'undone',
    answer: { words: true },
    refusals: noLine,
    needs: ['lineId'],
    ask: (client, { lineId }) => deleteCartLine(client, lineId),
  },
  {
    endpoint: 'DELETE cart/clear',
    summary: 'Empties the cart',
    effect: 'lasts',
    insteadOf: 'DELETE delete-all-cart',
    answer: { words: true },
    ask: (client) => clearCart(client),
  },
  {
    endpoint: 'DELETE delete-all-cart',
    summary: 'The same, asked where `DELETE cart/clear` answers 404 or 405',
    effect: 'lasts',
    insteadOf: 'DELETE cart/clear',
    answer: { words: true },
    ask: (client) => clearCart(client),
  },
]);
