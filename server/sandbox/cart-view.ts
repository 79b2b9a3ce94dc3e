import { amountsOf, amountsView, type CartLine, type CartParams, cartLines } from './cart.ts';
import { branchById } from './catalogue.ts';
import { paymentMethods, serviceFees } from './seed/checkout.ts';
import type { Customer } from './store.ts';
import { texts } from './texts.ts';
import { type Pen, pictureOf, sar, type World } from './world.ts';

const lineView = ({ product, ...line }: CartLine, pen: Pen) => {
  const branch = branchById(line.branch_id);
  return {
    cart_product_id: line.id,
    id: product.id,
    product_master_id: product.masterId,
    branch_id: line.branch_id,
    branch_name: branch ? pen.write(branch.name) : null,
    name: pen.write(product.name),
    image: pictureOf(product, pen),
    quantity: line.quantity,
    price: sar(line.price),
    duration: product.minutes,
    selectedExtension: line.extension,
    start_at: line.start_at,
    end_at: line.end_at,
    serial_number: null,
    voucher_group_name: product.kind === 'giftcard' ? pen.write(product.name) : null,
  };
};

/** The cart as `GET cart` answers it, with the amounts that an order placed now would have. */
export const cartView = (world: World, customer: Customer, params: CartParams, pen: Pen, serviceType: string) => {
  const lines = cartLines(world, customer.id);
  const amounts = amountsOf(world, lines, params);
  const hasServices = lines.some((line) => line.product.kind === 'service');
  const fees = hasServices ? params.fees : [];
  return {
    products: lines.map((line) => lineView(line, pen)),
    loyalty_points: customer.points,
    payment_methods: paymentMethods
      // A gift card can be spent at once, so it is paid at once.
      .filter((method) => !method.isLater || lines.every((line) => line.product.kind !== 'giftcard'))
      .map((method) => ({
        id: method.id,
        name: pen.write(method.name),
        image: pen.picture('method', method.picture),
      })),
    working_times: [],
    cart_title: pen.write(texts.cartTitle),
    cart_title_sub_message: pen.write(params.isGift ? texts.cartGift : texts.cartSubtitle),
    message: amounts.message ? pen.write(amounts.message) : null,
    service_type: serviceType,
    ...amountsView(amounts),
    order_service_fees_price: sar(amounts.fees),
    available_service_fees: hasServices
      ? serviceFees.map((fee) => ({
          id: fee.id,
          name: pen.write(fee.name),
          price: sar(fee.price),
          needs_address: fee.needsAddress ? 1 : 0,
        }))
      : [],
    selected_service_fee_id: fees[0]?.id ?? null,
    selected_service_fee_address_id: fees[0]?.addressId ?? null,
    selected_service_fees: fees.map((fee) => ({ id: fee.id, address_id: fee.addressId })),
  };
};
