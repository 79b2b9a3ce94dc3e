import { productById } from './catalogue.ts';
import { linesOfOrder, orderById, orderNumberOf, type PaymentRow } from './order-rows.ts';
import type { registerPages } from './pages/pages.ts';
import { instantOf, riyadhText } from './riyadh.ts';
import { settleOrder } from './settle-order.ts';
import type { World } from './world.ts';

type PageActions = Parameters<typeof registerPages>[1];

const paymentByToken = (world: World, token: string): PaymentRow | undefined =>
  world.store.one<PaymentRow>('SELECT * FROM payment WHERE token = ?', token);

const savedCardOf = (world: World, customerId: number): string | null =>
  world.store.one<{ saved_card: string | null }>('SELECT saved_card FROM customer WHERE id = ?', customerId)
    ?.saved_card ?? null;

/** What the hosted payment page may know and do; `shopUrl` is where it sends the customer back to, if that is known. */
export const paymentPageActions = (world: World, shopUrl = (): string | undefined => undefined): PageActions => ({
  findPayment: (token) => {
    const payment = paymentByToken(world, token);
    const order = payment && orderById(world, payment.order_id);
    if (!order) return null;
    const { language } = order;
    return {
      orderNumber: orderNumberOf(order.id),
      amount: (order.total / 100).toFixed(2),
      lines: linesOfOrder(world, order.id).map((line) => {
        const name = productById(line.product_id)?.name[language] ?? '';
        const piece = line.quantity > 1 ? `${name} × ${line.quantity}` : name;
        return line.start_at ? `${piece} · ${riyadhText(instantOf(line.start_at), language)}` : piece;
      }),
      savedCard: savedCardOf(world, order.customer_id),
      language,
      state: payment.state === 'due' ? 'paid' : payment.state,
    };
  },
  returnUrl: (token) => {
    const shop = shopUrl();
    const payment = paymentByToken(world, token);
    const order = payment && orderById(world, payment.order_id);
    if (!shop || !order) return undefined;
    const said = new URLSearchParams({
      merchant_order_id: orderNumberOf(order.id),
      success: String(payment.state === 'paid'),
    });
    return `${shop}${order.language === 'ar' ? '/ar' : ''}/secure-payment?${said}`;
  },
  settlePayment: (token, outcome) => {
    const payment = paymentByToken(world, token);
    if (payment) settleOrder(world, payment.order_id, outcome === 'paid' ? 'paid' : 'declined');
  },
});
