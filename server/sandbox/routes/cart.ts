import { cartLines, readCartParams } from '../cart.ts';
import { cartView } from '../cart-view.ts';
import { isSize, type Product, productById } from '../catalogue.ts';
import { nested, textOf } from '../nested.ts';
import { type OrderLineRow, paidLineOf } from '../orders.ts';
import { instantOf, riyadhStamp } from '../riyadh.ts';
import { holdSlot, moveOrderLine, readSlot, releaseCartHold, type Slot } from '../slots.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, type Reply, type Routes, type World, wholeNumber } from '../world.ts';

type CartRow = { id: number; product_id: number; start_at: string | null };
type CartWish = { product: Product; quantity: number; extension: string | null; branchId: number | null };

const lineOf = (world: World, customerId: number, id: number): CartRow =>
  found(world.store.one<CartRow>`SELECT * FROM cart_line WHERE id = ${id} AND customer_id = ${customerId}`);

const readWish = (body: unknown): CartWish => {
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
    quantity: product.kind === 'service' ? 1 : quantity,
    extension: product.kind === 'retail' ? extension || '30ml' : null,
    branchId: product.kind === 'retail' ? branchId : null,
  };
};

/** `date` and `selectedTime` may come with a line: the time is taken with it. */
const readTime = (body: unknown, product: Product): Slot | null => {
  const time = textOf(body, 'selectedTime');
  const date = textOf(body, 'date');
  if (!time || product.kind !== 'service' || product.minutes === null) return null;
  const startAt = /^\d{2}:\d{2}$/.test(time) ? `${date} ${time}:00` : time;
  const start = instantOf(startAt);
  if (Number.isNaN(start)) throw invalid({ selectedTime: texts.slotUnknown });
  return { startAt, endAt: riyadhStamp(start + product.minutes * 60_000) };
};

const saveLine = (world: World, customerId: number, editedId: number | null, wish: CartWish): number => {
  const { product, quantity, extension, branchId } = wish;
  if (editedId === null) {
    return world.store.insert('cart_line', { customerId, productId: product.id, quantity, extension, branchId });
  }
  const former = lineOf(world, customerId, editedId);
  world.store.update('cart_line', editedId, { productId: product.id, quantity, extension, branchId });
  if (former.product_id !== product.id) {
    releaseCartHold(world, editedId);
    world.store.update('cart_line', editedId, { startAt: null, endAt: null });
  }
  return editedId;
};

const setTime = (world: World, lineId: number, product: Product, slot: Slot): void => {
  holdSlot(world, product, slot, { cartLineId: lineId });
  world.store.update('cart_line', lineId, slot);
};

/** A paid appointment moves until it has begun; its former time is free again. */
const moveAppointment = (world: World, line: OrderLineRow, slot: Slot): void => {
  const product = productById(line.product_id);
  const hasBegun = line.start_at !== null && instantOf(line.start_at) <= world.clock.now();
  if (product?.kind !== 'service' || hasBegun) throw new Refusal(409, texts.appointmentFixed);
  moveOrderLine(world, product, line.id, slot);
};

const refuseOwnTime = (world: World, customerId: number, line: CartRow, startAt: string): void => {
  const same = cartLines(world, customerId).some(
    (other) => other.id !== line.id && other.product.id === line.product_id && other.start_at === startAt,
  );
  if (same) throw new Refusal(409, texts.slotYours);
};

const emptyCart = ({ world, customer }: Call): Reply => {
  world.store.transact(() => {
    for (const line of cartLines(world, customer.id)) releaseCartHold(world, line.id);
    world.store.run`DELETE FROM cart_line WHERE customer_id = ${customer.id}`;
  });
  return { data: [], text: texts.cartEmptied };
};

export const cartRoutes: Routes = {
  'GET /cart': ({ world, request, customer, query, pen }) => {
    const serviceType = String(request.headers['service-type'] ?? 'reservation');
    return { data: cartView(world, customer, readCartParams(nested(query)), pen, serviceType) };
  },

  'POST /cart': ({ world, customer, body }) => {
    const wish = readWish(body);
    const editedId = wholeNumber(textOf(body, 'cart_product_id'));
    const time = readTime(body, wish.product);
    const id = world.store.transact(() => {
      const lineId = saveLine(world, customer.id, editedId, wish);
      if (time) setTime(world, lineId, wish.product, time);
      return lineId;
    });
    return { data: { cart_product_id: id }, text: editedId === null ? texts.addedToCart : texts.cartUpdated };
  },

  'DELETE /cart/:id': ({ world, customer, id }) => {
    world.store.transact(() => {
      const line = lineOf(world, customer.id, id);
      releaseCartHold(world, line.id);
      world.store.run`DELETE FROM cart_line WHERE id = ${line.id}`;
    });
    return { data: [], text: texts.removedFromCart };
  },

  'DELETE /cart/clear': emptyCart,
  'DELETE /delete-all-cart': emptyCart,

  'POST /cart-products/:id/update-time-slot': ({ world, customer, body, id }) => {
    const slot = readSlot(body);
    world.store.transact(() => {
      const booked = paidLineOf(world, customer.id, id);
      if (booked) return moveAppointment(world, booked, slot);
      const line = lineOf(world, customer.id, id);
      const product = productById(line.product_id);
      if (product?.kind !== 'service') throw invalid({ start_at: texts.needsNoTime });
      refuseOwnTime(world, customer.id, line, slot.startAt);
      setTime(world, line.id, product, slot);
    });
    return { data: { cart_product_id: id, start_at: slot.startAt, end_at: slot.endAt }, text: texts.slotSaved };
  },
};
