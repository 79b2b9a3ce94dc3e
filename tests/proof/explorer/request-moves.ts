import { ProviderError } from '../../../server/provider/errors.ts';
import { askProvider } from './desk.ts';
import type { Rules } from './rules.ts';
import { answered, inStore } from './server-steps.ts';
import { tell } from './tab-moves.ts';
import { leadToOpen, toPayment } from './ways-in.ts';
import type { Answer, Failure, Operation, Request, Scenario, Step, Tab, Trouble, World } from './world.ts';

/** Where a press is: in a tab that waits for it, or nowhere any more. */
type Holder = { deviceAt: number; tabAt: number } | { orphanAt: number };

/** A question to the store, short enough for a line. */
const told = ({ method, args: [key = '', value = '', other = ''] }: Extract<Operation, { on: 'store' }>): string =>
  [
    method,
    key.replace(/:.{43}$/, ''),
    ...(/"state":"(\w+)"/g.exec(method === 'replace' ? other : value)?.slice(1) ?? []),
  ].join(' ');

const copyOf = (world: World): World => JSON.parse(JSON.stringify(world));

const holdersOf = (world: World): Holder[] => {
  const inTabs = world.devices.flatMap(({ tabs }, deviceAt) =>
    tabs.flatMap(({ request }, tabAt) => (request ? [{ deviceAt, tabAt }] : [])),
  );
  return [...inTabs, ...world.orphans.map((_, orphanAt) => ({ orphanAt }))];
};

const tabOf = (world: World, holder: Holder): Tab | null =>
  'tabAt' in holder ? (world.devices[holder.deviceAt]?.tabs[holder.tabAt] ?? null) : null;

const requestOf = (world: World, holder: Holder): Request => {
  const request = 'orphanAt' in holder ? world.orphans[holder.orphanAt] : tabOf(world, holder)?.request;
  if (!request) throw new Error('there is no such press');
  return request;
};

const put = (world: World, holder: Holder, request: Request | null): void => {
  const tab = tabOf(world, holder);
  if (tab) tab.request = request;
  else if ('orphanAt' in holder) world.orphans.splice(holder.orphanAt, 1, ...(request ? [request] : []));
};

/** No answer came: the tab hears that, and the process goes on or not. */
const hearNothing = (rules: Rules, tab: Tab): void => {
  tab.request = null;
  tell(rules, tab, { type: 'unanswered' });
};

const refused: Failure = { kind: 'status', status: 422 };
const sends: [what: string, Failure | null, isFault: boolean][] = [
  ['does the work', null, false],
  ['refuses', refused, false],
  ['is not reached', { kind: 'unreachable', wasNeverSent: true }, true],
];
const lostAnswers: [what: string, Failure][] = [
  ['the answer of the provider is late', { kind: 'timeout' }],
  ['the provider answers 409', { kind: 'status', status: 409 }],
  ['the provider answers 500', { kind: 'status', status: 500 }],
];

const troublesOf = (call: string): Trouble[] => {
  if (call.startsWith('POST payments')) return ['payments are silent'];
  return call.endsWith('/cancel') ? ['cancelling is refused', 'cancelling gets lost', 'cancels unheard'] : [];
};

type Asking = Extract<Operation, { on: 'provider' }>;

/** The provider's answer to a question beside the order; it changes the world. */
const heardFrom = (
  world: World,
  scenario: Scenario,
  asking: Asking,
  trouble: Trouble,
): Pick<Answer, 'value' | 'failure'> => {
  try {
    return { value: JSON.stringify(askProvider(world, scenario, asking, trouble) ?? null) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { failure: { kind: error.kind } };
  }
};

/** All that may happen next to the presses that are on their way. */
export const requestMoves = async (rules: Rules, scenario: Scenario, world: World): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const holder of holdersOf(world)) {
    const request = requestOf(world, holder);
    const { waitsFor, key, process } = request;
    const name = `process ${process}, ${key}`;
    const go = async (
      what: string,
      answer: Omit<Answer, 'now' | 'elapsed'>,
      edit?: (next: World) => Partial<Request>,
    ) => {
      const next = copyOf(world);
      const more = edit?.(next);
      const elapsed = waitsFor.on === 'pause' && answer.value === 'over' ? 1e12 : 0;
      const going = await answered(rules, { ...request, ...more }, { ...answer, now: next.now, elapsed });
      put(next, holder, going);
      steps.push({ what: `${name}: ${what}`, world: next });
    };
    const fault = (next: World): Partial<Request> => {
      next.left.faults -= 1;
      return {};
    };
    const mayFail = world.left.faults > 0;
    switch (waitsFor.on) {
      case 'store': {
        const what = told(waitsFor);
        const value = inStore(copyOf(world), waitsFor);
        await go(what, { value }, (next) => {
          inStore(next, waitsFor);
          return {};
        });
        if (!mayFail || (scenario.isCoarse && !scenario.storeFails)) break;
        const away = waitsFor.isLenient ? { value: null } : { isAway: true as const };
        await go(`the store is away for ${what}`, away, fault);
        if (waitsFor.isLenient || waitsFor.method === 'get') break;
        await go(`the store does ${what} and its answer is lost`, away, (next) => {
          inStore(next, waitsFor);
          return fault(next);
        });
        break;
      }
      case 'provider': {
        const troubles = mayFail ? troublesOf(waitsFor.call) : [];
        for (const trouble of ['none', ...troubles] as const) {
          const next = copyOf(world);
          if (trouble !== 'none') next.left.faults -= 1;
          const heard = heardFrom(next, scenario, waitsFor, trouble);
          await go(`${waitsFor.call}${trouble === 'none' ? '' : `, ${trouble}`}`, heard, (later) => {
            Object.assign(later, next);
            return {};
          });
        }
        break;
      }
      case 'send': {
        for (const [what, failure, isFault] of sends) {
          if (isFault && (!mayFail || scenario.isCoarse)) continue;
          const refusal = failure ?? (world.isInCart ? null : refused);
          await go(`the provider ${what}`, {}, (next) => {
            if (isFault) fault(next);
            return refusal ? { refusal } : { made: placeOrder(next, scenario, request) };
          });
        }
        break;
      }
      case 'answer': {
        const { made, refusal } = request;
        await go('the answer of the provider arrives', refusal ? { failure: refusal } : { value: made });
        if (!mayFail) break;
        for (const [what, failure] of scenario.isCoarse ? lostAnswers.slice(0, 1) : lostAnswers)
          await go(what, { failure }, fault);
        break;
      }
      case 'pause': {
        const seen = request.log.at(-1)?.value;
        const isUnchanged = Object.values(world.entries).some(([value]) => value === seen);
        if (!isUnchanged) await go('looks again', {});
        await go('waits no longer', { value: 'over' });
        break;
      }
      case 'reply': {
        const next = copyOf(world);
        const tab = tabOf(next, holder);
        put(next, holder, null);
        const broken =
          tab && 'tabAt' in holder
            ? await hear({ rules, scenario, world: next }, holder.deviceAt, tab, request)
            : undefined;
        steps.push({
          what: `${name}: the browser hears ${waitsFor.code ?? waitsFor.orderNumber}`,
          world: next,
          broken,
        });
      }
    }
    if (!mayFail || !('tabAt' in holder) || (scenario.isCoarse && waitsFor.on === 'store')) continue;
    const next = copyOf(world);
    fault(next);
    const tab = tabOf(next, holder);
    if (!tab) continue;
    if (waitsFor.on !== 'reply') next.orphans.push(request);
    hearNothing(rules, tab);
    steps.push({ what: `${name}: the answer does not reach the browser`, world: next });
  }
  steps.push(...crashes(rules, scenario, world));
  return steps;
};

const placeOrder = (world: World, { isProviderCareful }: Scenario, { key, methodId }: Request): string => {
  if (isProviderCareful) for (const order of world.orders) if (order.state === 'open') order.state = 'cancelled';
  const number = `RQ${world.orders.length + 1}`;
  const order = { number, key, methodId, at: world.now, state: 'open', wasDeclined: false, isKnown: false } as const;
  world.orders.push({ ...order });
  return number;
};

const hear = async (
  scene: { rules: Rules; scenario: Scenario; world: World },
  deviceAt: number,
  tab: Tab,
  request: Request,
): Promise<string | undefined> => {
  const { waitsFor, made, key, methodId, quantity } = request;
  const { rules, world } = scene;
  const device = world.devices[deviceAt];
  if (waitsFor.on !== 'reply' || !device) return;
  const { code, orderNumber, isFormer } = waitsFor;
  if (orderNumber !== null) {
    const order = world.orders.find(({ number }) => number === orderNumber);
    if (!order) return `the browser hears of order ${orderNumber}, which the provider does not know`;
    order.isKnown = true;
    if (isFormer) {
      const isLed = await leadToOpen(scene, tab, quantity);
      if (!isLed) toPayment(world, tab, orderNumber, order.methodId === 'branch' ? 'missing' : 'elsewhere');
      return;
    }
    device.hasFee = false;
    tab.decided = null;
    const place = methodId === 'branch' ? 'missing' : 'tab';
    tell(rules, tab, { type: 'placed', orderNumber, place });
    return;
  }
  const told = code as Parameters<Rules['isOutcomeUnknown']>[0];
  if (rules.isOutcomeUnknown(told)) return void tell(rules, tab, { type: 'unanswered' });
  if (made !== null) return `the customer reads that ${key} came to nothing, and the provider has made ${made}`;
  if (rules.isTurnedBack(told)) {
    tell(rules, tab, { type: 'turnedBack' });
    if (told === 'CHECKOUT_OPEN') await leadToOpen(scene, tab, quantity);
    return;
  }
  tab.decided = null;
  tell(rules, tab, { type: 'refused' });
};

/** `kill -9`: the work of the process is gone, and its browsers get no answer. */
const crashes = (rules: Rules, { isCoarse }: Scenario, world: World): Step[] => {
  if (world.left.faults === 0) return [];
  const holders = holdersOf(world).map((holder) => requestOf(world, holder));
  const worthIt = holders.filter(({ waitsFor }) => !isCoarse || waitsFor.on !== 'store');
  const busy = new Set(worthIt.map(({ process }) => process));
  return [...busy].map((process) => {
    const next = copyOf(world);
    next.left.faults -= 1;
    next.orphans = next.orphans.filter((request) => request.process !== process);
    for (const { tabs } of next.devices) {
      for (const tab of tabs) if (tab.request?.process === process) hearNothing(rules, tab);
    }
    return { what: `process ${process} is killed`, world: next };
  });
};
