import type { Place as PaymentPlace } from '../../../client/features/payments/payment-flow.ts';
import type { ShopContext } from '../../../server/graphql/context.ts';
import { contextAtOnce } from './desk.ts';
import { linesOf } from './server-steps.ts';
import { at, type Place, type Scene } from './tab-moves.ts';
import { newTab, type Step, type Tab, type Trouble, type World } from './world.ts';

/** What resolvers of the shop take for their context. */
type Resolving = Parameters<Scene['rules']['openCheckout']>[2];
const resolving = (context: ShopContext) => context as Resolving;

/** Shows the payment of an order in a tab. */
export const toPayment = (world: World, tab: Tab, orderNumber: string, place: PaymentPlace): void => {
  for (const order of world.orders) if (order.number === orderNumber) order.isKnown = true;
  Object.assign(tab, newTab(), { flow: { step: 'paying', orderNumber, place, attempt: 0 } });
};

/** Leads to what was begun of the cart, as the checkout does; answers false when there is nothing. */
export const leadToOpen = async (scene: Scene, tab: Tab, quantity: number, trouble: Trouble = 'none') => {
  const { rules, scenario, world } = scene;
  const context = resolving(contextAtOnce(rules, scenario, world, trouble));
  const open = await rules.openCheckout({}, { lines: linesOf(quantity) }, context);
  if (!open) return false;
  const { order, checkoutKey: key, isSameCart, isPageLost, state } = open;
  if (!order) {
    tab.flow = { step: 'lost', key, lostAnswers: 1, isDenied: false };
    tab.decided = null;
  } else if ((isSameCart && !isPageLost && state !== 'FAILED') || state === 'PAID') {
    toPayment(world, tab, order.orderNumber, order.paymentUrl ? 'elsewhere' : 'missing');
  } else {
    Object.assign(tab, newTab(), {
      despite: tab.despite,
      asked: { key, orderNumber: order.orderNumber, isStanding: false },
    });
  }
  return true;
};

/** What customers do about an order that was begun before, other than paying it. */
export const waysIn = async (scene: Scene, place: Place): Promise<Step[]> => {
  const { rules, scenario, world } = scene;
  const steps: Step[] = [];
  const { tab, next } = at(world, place);
  const { flow, asked, request } = tab;
  if (request || asked) return steps;
  if (flow.step === 'choosing') {
    for (const quantity of scenario.quantities) {
      const other = at(world, place);
      const isLed = await leadToOpen({ ...scene, world: other.next }, other.tab, quantity);
      if (isLed) steps.push({ what: `presses “checkout” and is led to what is open (${quantity})`, world: other.next });
    }
  }
  if (flow.step === 'lost') {
    const other = at(world, place);
    const { backend, ...context } = contextAtOnce(rules, scenario, other.next);
    const isKnown = (await backend.checkouts.find('noura', flow.key)) !== null;
    if (isKnown) {
      const asks = resolving({ ...context, backend });
      const { verdict, orderNumber } = await rules.lookForOrder({}, { checkoutKey: flow.key }, asks);
      if (verdict === 'FOUND') await leadToOpen({ ...scene, world: other.next }, other.tab, 1);
      if (verdict === 'FOUND')
        steps.push({ what: `looks for ${flow.key} and finds ${orderNumber}`, world: other.next });
    } else {
      other.tab.decided = null;
      other.tab.flow = { step: 'choosing' };
      steps.push({ what: `looks for ${flow.key}, which never arrived`, world: other.next });
    }
  }
  if ((flow.step === 'paying' || flow.step === 'unconfirmed') && flow.place === 'elsewhere') {
    const { checkouts } = contextAtOnce(rules, scenario, next).backend;
    const begun = await checkouts.ofOrder('noura', flow.orderNumber);
    if (begun) {
      const question = { key: begun.checkoutKey, orderNumber: flow.orderNumber, isStanding: false };
      Object.assign(tab, newTab(), { asked: question });
      steps.push({ what: 'wants another way to pay', world: next });
    }
  }
  return steps;
};

const troubles: readonly Trouble[] = [
  'payments are silent',
  'cancelling is refused',
  'cancelling gets lost',
  'cancels unheard',
];

const givesUp = async ({ rules, scenario, world }: Scene, place: Place, trouble: Trouble): Promise<Step[]> => {
  const { next, tab } = at(world, place);
  if (!tab.asked) return [];
  const { key: checkoutKey, orderNumber } = tab.asked;
  const context = contextAtOnce(rules, scenario, next, trouble);
  if (trouble !== 'none') next.left.faults -= 1;
  if (!(await context.backend.checkouts.find('noura', checkoutKey))) return [];
  const { outcome } = await rules.giveUpCheckout({}, { checkoutKey }, resolving(context));
  if (outcome === 'PAID') toPayment(next, tab, orderNumber, 'elsewhere');
  else if (outcome === 'GIVEN_UP') {
    Object.assign(tab, newTab());
  } else tab.asked.isStanding = true;
  return [{ what: `gives ${orderNumber} up (${trouble}): ${outcome}`, world: next }];
};

/** The dialog that asks what is to become of an order. */
export const questionMoves = async (scene: Scene, place: Place): Promise<Step[]> => {
  const { next, tab } = at(scene.world, place);
  if (!tab.asked) return [];
  const { key, orderNumber, isStanding } = tab.asked;
  const mayFail = scene.world.left.faults > 0;
  const tries: readonly Trouble[] = isStanding ? [] : ['none', ...(mayFail ? troubles : [])];
  const steps = (await Promise.all(tries.map((trouble) => givesUp(scene, place, trouble)))).flat();
  if (isStanding) {
    const other = at(scene.world, place);
    Object.assign(other.tab, newTab(), { despite: [...tab.despite, key] });
    other.next.startedOver += 1;
    steps.push({ what: `wants another order although ${orderNumber} stands`, world: other.next });
  }
  toPayment(next, tab, orderNumber, 'elsewhere');
  return [...steps, { what: `goes on with ${orderNumber}`, world: next }];
};
