import type { Rules } from './rules.ts';
import { hourMs, type Tab, type World } from './world.ts';

/** For so long a decision to pay is remembered; pressing again after that is a new one. */
const rememberedMs = 48 * hourMs;

/** The untrue texts and dead ends of a tab, beside the provider's state. */
const brokenIn = (rules: Rules, { orders }: World, { flow, request }: Tab): string | null => {
  const ways = rules.waysOn(flow);
  if (ways.length === 0) return `${flow.step} has no way on`;
  if (flow.step === 'placing' && !request) return 'a tab waits for an answer that will never come';
  if (!('orderNumber' in flow)) return null;
  const order = orders.find(({ number }) => number === flow.orderNumber);
  if (!order) return `a tab shows ${flow.orderNumber}, which the provider does not know`;
  if (flow.step === 'paid' && order.state !== 'paid') return `${order.number} is shown as paid and is ${order.state}`;
  if (flow.step === 'failed' && !order.wasDeclined && order.state !== 'cancelled') {
    return `${order.number} is shown as declined and is ${order.state}`;
  }
  return null;
};

/** The first promise that does not hold in this world; null when all do. */
export const brokenPromise = (rules: Rules, world: World): string | null => {
  const { orders, startedOver, devices } = world;
  for (const [index, { key, at, number }] of orders.entries()) {
    const other = orders.slice(0, index).find((former) => former.key === key && at - former.at < rememberedMs);
    if (other) return `${key} made ${other.number} and ${number}: more orders than decisions`;
  }
  const paid = orders.filter(({ state }) => state === 'paid');
  if (paid.length > 1 + startedOver) return `one line of the cart is paid ${paid.length} times`;
  for (const tab of devices.flatMap(({ tabs }) => tabs)) {
    const broken = brokenIn(rules, world, tab);
    if (broken) return broken;
  }
  return null;
};
