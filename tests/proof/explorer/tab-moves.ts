import type { FlowEvent } from '../../../client/features/payments/payment-flow.ts';
import { cartLines, contextAtOnce } from './desk.ts';
import type { Rules } from './rules.ts';
import { nextOperation } from './server-steps.ts';
import { questionMoves, toPayment, waysIn } from './ways-in.ts';
import {
  hourMs,
  line,
  newTab,
  type Order,
  pageLifeMs,
  type Scenario,
  type Step,
  type Tab,
  type World,
} from './world.ts';

type SignedIn = Parameters<Rules['paymentStatusOf']>[0];

export type Scene = { rules: Rules; scenario: Scenario; world: World };
export type Place = { deviceAt: number; tabAt: number };

const waits: [what: string, milliseconds: number][] = [
  ['31 minutes', 31 * 60_000],
  ['25 hours', 25 * hourMs],
  ['49 hours', 49 * hourMs],
];

/** What a tab makes of an event, as the dialogs do; the browser keeps nothing of a payment but which one the tab follows. */
export const tell = (rules: Rules, tab: Tab, event: FlowEvent): void => {
  tab.flow = rules.nextFlow(tab.flow, event);
};

const isPayable = (order: Order, world: World) => world.now - order.at < pageLifeMs;

/** The same world with another tab in it, ready to be changed. */
export const at = (world: World, { deviceAt, tabAt }: Place) => {
  const next: World = JSON.parse(JSON.stringify(world));
  const device = next.devices[deviceAt];
  const tab = device?.tabs[tabAt];
  if (!device || !tab) throw new Error('there is no such tab');
  return { next, device, tab };
};

/** Processes that do nothing are alike: one of two is enough. */
const processesOf = ({ isEveryProcessTried }: Scenario, { devices, orphans }: World): number[] => {
  const inTabs = devices.flatMap(({ tabs }) => tabs.map(({ request }) => request));
  const isBusy = [...inTabs, ...orphans].some((request) => request !== null);
  return isBusy || isEveryProcessTried ? [0, 1] : [0];
};

const presses = async ({ rules, scenario, world }: Scene, place: Place): Promise<Step[]> => {
  const steps: Step[] = [];
  const { methods, quantities } = scenario;
  const wishes = methods.flatMap((methodId) => quantities.map((quantity) => ({ methodId, quantity })));
  for (const { methodId, quantity } of wishes) {
    for (const process of processesOf(scenario, world)) {
      const { next, device, tab } = at(world, place);
      const cart = `${line} ${quantity} ${device.hasFee}`;
      const newKey = () => {
        next.decisions += 1;
        return `the-decision-no-${next.decisions}`;
      };
      const decision = rules.decide(tab.decided, { methodId, cart }, newKey);
      tab.decided = decision;
      next.left.presses -= 1;
      tell(rules, tab, { type: 'chosen', key: decision.key });
      const { presses: id } = next.left;
      const { key } = decision;
      const wanted = { id, process, key, methodId, quantity, despite: tab.despite };
      const sent = { ...wanted, begunAt: next.now, log: [], made: null, refusal: null };
      tab.request = { ...sent, waitsFor: await nextOperation(rules, sent) };
      const many = quantity === 1 ? '' : ` for ${quantity}`;
      steps.push({ what: `presses ${methodId}${many} at process ${process} (${key})`, world: next });
    }
  }
  return steps;
};

/** The server asks the provider, and the tab hears what that means. */
const ask = async ({ rules, scenario, world }: Scene, place: Place, isSilent: boolean): Promise<Step> => {
  const { next, tab } = at(world, place);
  const { orderNumber = '' } = tab.flow as { orderNumber?: string };
  if (isSilent) next.left.faults -= 1;
  const context = contextAtOnce(rules, scenario, next, isSilent ? 'payments are silent' : 'none');
  const { success } = await rules.paymentStatusOf(context as SignedIn, orderNumber);
  const state = rules.toPaymentState(success);
  const isAgain = tab.flow.step === 'failed';
  tell(rules, tab, { type: 'heard', state, attempt: 0 });
  if (isAgain) tell(rules, tab, { type: 'triedAgain', state });
  if (isAgain && tab.flow.step === 'choosing') Object.assign(tab, newTab());
  return { what: `asks for ${orderNumber} and hears ${state}`, world: next };
};

/** From the list of bookings, as the server knows of the payments that are open. */
const resumes = async ({ rules, scenario, world }: Scene, place: Place): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const { number, methodId } of world.orders) {
    const { next, tab } = at(world, place);
    const { backend } = contextAtOnce(rules, scenario, next);
    const open = await backend.checkouts.payable('noura');
    if (!open.some(({ order }) => order?.orderNumber === number)) continue;
    toPayment(next, tab, number, methodId === 'branch' ? 'missing' : 'tab');
    steps.push({ what: `goes on with ${number}`, world: next });
  }
  return steps;
};

const movesOf = async (scene: Scene, place: Place): Promise<Step[]> => {
  const { rules, world } = scene;
  const { next, device, tab } = at(world, place);
  const { step } = tab.flow;
  const ways = rules.waysOn(tab.flow);
  const steps: Step[] = await waysIn(scene, place);
  if (tab.asked) steps.push(...(await questionMoves(scene, place)));
  else if (ways.includes('choose') && !tab.request && world.left.presses > 0)
    steps.push(...(await presses(scene, place)));
  if (step === 'paying' || ways.includes('check') || ways.includes('tryAgain')) {
    steps.push(await ask(scene, place, false));
    if (world.left.faults > 0) steps.push(await ask(scene, place, true));
  }
  if (step === 'choosing' && !tab.asked) steps.push(...(await resumes(scene, place)));
  if (ways.includes('deny')) {
    const other = at(world, place);
    tell(rules, other.tab, { type: 'denied' });
    steps.push({ what: 'says that there is no order', world: other.next });
  }
  if (ways.includes('startOver')) {
    const other = at(world, place);
    other.tab.despite = [...other.tab.despite, ...(other.tab.flow.step === 'lost' ? [other.tab.flow.key] : [])];
    other.tab.decided = null;
    other.next.startedOver += 1;
    tell(rules, other.tab, { type: 'startedOver' });
    steps.push({ what: 'says so again and begins anew', world: other.next });
  }
  if (step === 'paying') {
    const other = at(world, place);
    tell(rules, other.tab, { type: 'silent' });
    steps.push({ what: 'hears nothing more', world: other.next });
  }
  if (step === 'choosing' && !tab.asked) return steps;
  if (tab.request) next.orphans.push(tab.request);
  device.tabs[place.tabAt] = newTab();
  const context = contextAtOnce(rules, scene.scenario, next);
  await rules.clearPaid(context, { lines: cartLines(next) } as Parameters<Rules['clearPaid']>[1]);
  return [...steps, { what: 'closes the dialog or loads the page anew, and the cart is read', world: next }];
};

/** What the bank does with a payment page that a customer has, and what time does. */
const outside = ({ scenario, world }: Scene): Step[] => {
  const steps: Step[] = [];
  for (const [index, order] of world.orders.entries()) {
    const isOpen = order.state === 'open' || (order.state === 'declined' && scenario.takesAnotherCard);
    if (!isOpen || !order.isKnown || order.methodId === 'branch' || !isPayable(order, world)) continue;
    for (const state of ['paid', 'declined'] as const) {
      if (order.state === state) continue;
      const next: World = JSON.parse(JSON.stringify(world));
      next.orders[index] = { ...order, state, wasDeclined: order.wasDeclined || state === 'declined' };
      if (state === 'paid' && scenario.isProviderCareful) next.isInCart = false;
      steps.push({ what: `the bank: ${order.number} is ${state}`, world: next });
    }
  }
  if (world.left.waits === 0) return steps;
  const isBusy = world.orphans.length > 0 || world.devices.some(({ tabs }) => tabs.some(({ request }) => request));
  for (const [what, milliseconds] of waits) {
    if (isBusy && milliseconds > hourMs) continue;
    const next: World = JSON.parse(JSON.stringify(world));
    next.now += milliseconds;
    next.left.waits -= 1;
    next.entries = Object.fromEntries(Object.entries(next.entries).filter(([, [, endsAt]]) => endsAt > next.now));
    steps.push({ what: `${what} later`, world: next });
  }
  return steps;
};

/** All that customers, banks and time may do next. */
export const tabMoves = async (scene: Scene): Promise<Step[]> => {
  const steps = outside(scene);
  for (const [deviceAt, { tabs }] of scene.world.devices.entries()) {
    for (const tabAt of tabs.keys()) {
      const moves = await movesOf(scene, { deviceAt, tabAt });
      steps.push(...moves.map((move) => ({ ...move, what: `device ${deviceAt}, tab ${tabAt} ${move.what}` })));
    }
  }
  return steps;
};
