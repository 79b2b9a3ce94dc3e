import { productById } from './catalogue.ts';
import { linesOfOrder, orderById, orderNumberOf, type PaymentRow } from './order-rows.ts';
import type { registerPages } from './pages/pages.ts';
import { settleOrder } from './settle-order.ts';
import type { World } from './world.ts';

type PageActions = Parameters<typeof registerPages>[1];

const paymentByToken = (world: World, token: string): PaymentRow | undefined =>
  world.store.one<PaymentRow>('SELECT * FROM payment WHERE token = ?', token);

/** What the hosted payment page may know and do. */
export const paymentPageActions = (world: World): PageActions => ({
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
        return line.start_at ? `${piece} · ${line.start_at.slice(0, 16)}` : piece;
      }),
      language,
      state: payment.state,
    };
  },
  settlePayment: (token, outcome) => {
    const payment = paymentByToken(world, token);
    if (payment) settleOrder(world, payment.order_id, outcome === 'paid' ? 'paid' : 'declined');
  },
});
