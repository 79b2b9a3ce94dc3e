import { textOf } from '../nested.ts';
import { orderByNumber, orderNumberOf, settleOrder } from '../orders.ts';
import type { Order } from '../store.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import type { Routes, World } from '../world.ts';

const openRule = { outcome: 'open', pendingAnswers: 0 } as const;

/** The answer to a check; the controls may settle the payment or hold the news back for a number of answers. */
const successOf = (world: World, order: Order): boolean | 'pending' => {
  const { payment } = order;
  const rule = world.paymentRules.get(orderNumberOf(order)) ?? world.paymentRules.get('') ?? openRule;
  if (rule.outcome === 'pending') return 'pending';
  const hasNoPage = payment.state === 'due' || (payment.state === 'paid' && order.total === 0);
  if (hasNoPage && world.habits.has('unpaid-without-page')) return false;
  if (payment.state === 'due' || (payment.state === 'open' && rule.outcome === 'open')) return 'pending';
  if (payment.pending_answers < rule.pendingAnswers) {
    payment.pending_answers += 1;
    return 'pending';
  }
  if (rule.outcome !== 'open') settleOrder(world, order, rule.outcome);
  return payment.state === 'paid';
};

export const paymentRoutes: Routes = {
  'POST /payments/check-payment-status': ({ world, customer, body }) => {
    const reference = textOf(body, 'merchant_reference');
    if (!reference) throw invalid({ merchant_reference: texts.required });
    const order = orderByNumber(world, reference);
    if (order?.customer_id !== customer.id) throw new Refusal(404, texts.notFound);
    const success = successOf(world, order);
    const ended = success ? texts.orderConfirmed : texts.orderNotPaid;
    return {
      data: { success, order_number: reference },
      text: success === 'pending' ? texts.paymentPending : ended,
    };
  },
};
