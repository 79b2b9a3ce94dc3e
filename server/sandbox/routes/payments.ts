import { textOf } from '../nested.ts';
import { type OrderRow, orderByNumber, orderNumberOf, paymentOfOrder, settleOrder } from '../orders.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import type { Routes, World } from '../world.ts';

const openRule = { outcome: 'open', pendingAnswers: 0 } as const;

/** What a check is told; the controls may settle the payment or hold the news back for a number of answers. */
const paymentStatus = (world: World, order: OrderRow): { success: boolean | 'pending' } => {
  const payment = paymentOfOrder(world, order.id);
  const rule = world.paymentRules.get(orderNumberOf(order.id)) ?? world.paymentRules.get('') ?? openRule;
  if (!payment || rule.outcome === 'pending') return { success: 'pending' };
  const hasNoPage = payment.state === 'due' || (payment.state === 'paid' && order.total === 0);
  if (hasNoPage && world.habits.has('unpaid-without-page')) return { success: false };
  if (payment.state === 'due' || (payment.state === 'open' && rule.outcome === 'open')) return { success: 'pending' };
  if (payment.pending_answers < rule.pendingAnswers) {
    world.store.run`UPDATE payment SET pending_answers = pending_answers + 1 WHERE order_id = ${order.id}`;
    return { success: 'pending' };
  }
  if (rule.outcome !== 'open') settleOrder(world, order.id, rule.outcome);
  return { success: paymentOfOrder(world, order.id)?.state === 'paid' };
};

export const paymentRoutes: Routes = {
  'POST /payments/check-payment-status': ({ world, customer, body }) => {
    const reference = textOf(body, 'merchant_reference');
    if (!reference) throw invalid({ merchant_reference: texts.required });
    const order = orderByNumber(world, reference);
    if (order?.customer_id !== customer.id) throw new Refusal(404, texts.notFound);
    const { success } = paymentStatus(world, order);
    const ended = success ? texts.orderConfirmed : texts.orderNotPaid;
    return {
      data: { success, order_number: reference },
      text: success === 'pending' ? texts.paymentPending : ended,
    };
  },
};
