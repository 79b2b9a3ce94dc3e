import { cartLines, readCartParams } from '../cart.ts';
import { cartView } from '../cart-view.ts';
import { isSize, type Product, productById } from '../catalogue.ts';
import { nested, textOf } from '../nested.ts';
import { paidLineOf } from '../orders.ts';
import { instantOf, riyadhStamp } from '../riyadh.ts';
import { moveOrderLine, readSlot, refuseTaken, type Slot } from '../slots.ts';
import type { CartRow, OrderLine } from '../store.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, type Reply, type Routes, type World, wholeNumber } from '../world.ts';

const lineOf = ({ world, customer }: Call, lineId: number): CartRow =>
  found(world.state.cartLines.find(({ id, customer_id }) => id === lineId && customer_id === customer.id));

const readWish = (body: unknown) => {
  const product = productById(wholeNumber(textOf(body, 'product_id')) ?? -1);
  if (!product) throw invalid({ product_id: texts.productUnknown });
  const branchId = wholeNumber(textOf(body, 'branch_id'));
  if (branchId !== null && product.branchId !== null && branchId !== product.branchId) {
    throw invalid({ branch_id: texts.branchMismatch });
  }
  const quantity = wholeNumber(textOf(body, 'quantity') || '1');
  if (quantity === null || quantity < 1 || quantity > 99) throw invalid({ quantity: texts.quantity });
  const extension = textOf(body, 'selectedExtension').toLowerCase().replace(/\s/g, '');
  if (product.kind === 'retail' && extension !== '' && !isSize(extension)) {
    throw invalid({ selectedExtension: texts.extension });
  }
  return {
    product,
    line: {
      product_id: product.id,
      quantity: product.kind === 'service' ? 1 : quantity,
      extension: product.kind === 'retail' ? extension || '30ml' : null,
      branch_id: product.kind === 'retail' ? branchId : null,
    },
  };
};

/** `date` and `selectedTime` may come with a line: the time is taken with it, but for the habit. */
const readTime = ({ world, body }: Call, product: Product): Slot | null => {
  const time = textOf(body, 'selectedTime');
  const date = textOf(body, 'date');
  if (!time || world.habits.has('times-apart')) return null;
  if (product.kind !== 'service' || product.minutes === null) return null;
  const start_at = /^\d{2}:\d{2}$/.test(time) ? `${date} ${time}:00` : time;
  const start = instantOf(start_at);
  if (Number.isNaN(start)) throw invalid({ selectedTime: texts.slotUnknown });
  return { start_at, end_at: riyadhStamp(start + product.minutes * 60_000) };
};

const noTime = { start_at: null, end_at: null, chosen_at: 0 };

/** A paid appointment moves until it has begun; its former time is free again. */
const moveAppointment = (world: World, line: OrderLine, slot: Slot): void => {
  const product = productById(line.product_id);
  const hasBegun = line.start_at !== null && instantOf(line.start_at) <= world.clock.now();
  if (product?.kind !== 'service' || hasBegun) throw new Refusal(409, texts.appointmentFixed);
  moveOrderLine(world, product, line, slot);
};

const refuseOwnTime = ({ world, customer }: Call, line: CartRow, slot: Slot): void => {
  const same = cartLines(world, customer.id).some(
    (other) => other.id !== line.id && other.product_id === line.product_id && other.start_at === slot.start_at,
  );
  if (same) throw new Refusal(409, texts.slotYours);
};

const emptyCart = ({ world: { state }, customer }: Call): Reply => {
  state.cartLines = state.cartLines.filter(({ customer_id }) => customer_id !== customer.id);
  return { data: [], text: texts.cartEmptied };
};

export const cartRoutes: Routes = {
  'GET /cart': ({ world, request, customer, query, pen }) => {
    const serviceType = String(request.headers['service-type'] ?? 'reservation');
    return { data: cartView(world, customer, readCartParams(nested(query)), pen, serviceType) };
  },

  'POST /cart': (call) => {
    const { world, customer, body } = call;
    const { product, line } = readWish(body);
    const editedId = wholeNumber(textOf(body, 'cart_product_id'));
    const time = readTime(call, product);
    const former = editedId === null ? null : lineOf(call, editedId);
    if (time) refuseTaken(world, product, time, editedId);
    const times = former?.product_id === product.id ? {} : noTime;
    const wish = { ...line, ...times, ...(time && { ...time, chosen_at: world.clock.now() }) };
    const id = former?.id ?? world.nextId('cartLine');
    if (former) Object.assign(former, wish);
    else world.state.cartLines.push({ id, customer_id: customer.id, ...noTime, ...wish });
    return { data: { cart_product_id: id }, text: former ? texts.cartUpdated : texts.addedToCart };
  },

  'DELETE /cart/:id': (call) => {
    const { state } = call.world;
    const removed = lineOf(call, call.id);
    state.cartLines = state.cartLines.filter((line) => line !== removed);
    return { data: [], text: texts.removedFromCart };
  },

  'DELETE /cart/clear': emptyCart,
  'DELETE /delete-all-cart': emptyCart,

  'POST /cart-products/:id/update-time-slot': (call) => {
    const { world, customer, body, id } = call;
    const slot = readSlot(body);
    const booked = paidLineOf(world, customer.id, id);
    if (booked) moveAppointment(world, booked, slot);
    else {
      const line = lineOf(call, id);
      const product = productById(line.product_id);
      if (product?.kind !== 'service') throw invalid({ start_at: texts.needsNoTime });
      refuseOwnTime(call, line, slot);
      refuseTaken(world, product, slot, id);
      Object.assign(line, slot, { chosen_at: world.clock.now() });
    }
    return { data: { cart_product_id: id, ...slot }, text: texts.slotSaved };
  },
};
