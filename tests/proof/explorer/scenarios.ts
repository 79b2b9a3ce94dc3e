import type { Scenario } from './world.ts';

const usual: Omit<Scenario, 'name'> = {
  tabs: [2, 2],
  methods: ['card'],
  hasFee: false,
  quantities: [1],
  isCoarse: true,
  storeFails: false,
  isEveryProcessTried: false,
  isProviderCareful: true,
  left: { presses: 2, faults: 1, waits: 1 },
  takesAnotherCard: false,
  isCancelable: true,
};

/** A provider that gives up no former order for the same lines, and leaves what was paid in the cart. */
const careless = { ...usual, tabs: [1], isProviderCareful: false, left: { presses: 2, faults: 0, waits: 0 } };

/** The same where a declined order waits for another card. */
const declining = { ...careless, takesAnotherCard: true };

/** Every order of events of these is tried. */
export const scenarios: readonly Scenario[] = [
  { ...usual, name: 'one press on each of 2 devices with 2 tabs', left: { presses: 1, faults: 1, waits: 1 } },
  { ...usual, name: 'two presses on 2 devices with 2 tabs', left: { presses: 2, faults: 0, waits: 0 } },
  { ...usual, name: 'two presses and a fault on 2 devices', tabs: [1, 1], left: { presses: 2, faults: 1, waits: 0 } },
  { ...usual, name: 'two presses, a fault and hours on 2 devices', tabs: [1, 1] },
  { ...usual, name: 'two presses at once', isCoarse: false, left: { presses: 2, faults: 0, waits: 0 } },
  {
    ...usual,
    name: 'two presses at once and a fault',
    tabs: [2],
    isCoarse: false,
    left: { presses: 2, faults: 1, waits: 0 },
  },
  { ...usual, name: 'three presses and two faults in one tab', tabs: [1], left: { presses: 3, faults: 2, waits: 1 } },
  { ...usual, name: 'days go by', tabs: [1], left: { presses: 2, faults: 1, waits: 2 } },
  { ...usual, name: 'two ways to pay and a fee', tabs: [1], methods: ['card', 'wallet'], hasFee: true },
  { ...usual, name: 'paid at the branch', tabs: [2], methods: ['branch'] },
  { ...careless, name: 'two ways to pay, and no former order is given up', methods: ['card', 'wallet'] },
  { ...careless, name: 'a fee that leaves the choice with the order', hasFee: true },
  { ...careless, name: 'a cart that was changed on another device', tabs: [1, 1], quantities: [1, 2] },
  {
    ...careless,
    name: 'two devices, a fault, and no former order is given up',
    tabs: [1, 1],
    left: { presses: 2, faults: 1, waits: 0 },
  },
  {
    ...careless,
    name: 'orders that cannot be cancelled',
    methods: ['card', 'wallet'],
    isCancelable: false,
    left: { presses: 3, faults: 1, waits: 0 },
  },
  {
    ...careless,
    name: 'a store that fails twice, and no former order is given up',
    storeFails: true,
    left: { presses: 2, faults: 2, waits: 0 },
  },
  { ...careless, name: 'two devices at once, and no former order is given up', tabs: [1, 1], isCoarse: false },
  { ...declining, name: 'pages of declined payments that take another card' },
  {
    ...declining,
    name: 'the same on two devices, and a fault',
    tabs: [1, 1],
    left: { presses: 2, faults: 1, waits: 0 },
  },
  { ...declining, name: 'the same on two devices at once', tabs: [1, 1], isCoarse: false },
  {
    ...declining,
    name: 'the same where nothing can be cancelled',
    isCancelable: false,
    left: { presses: 3, faults: 1, waits: 0 },
  },
  {
    ...declining,
    name: 'what is paid while no page follows it, days before the cart is read',
    quantities: [1, 2],
    left: { presses: 2, faults: 1, waits: 1 },
  },
  {
    ...declining,
    name: 'the same with two ways to pay, and more days',
    methods: ['card', 'wallet'],
    left: { presses: 2, faults: 0, waits: 2 },
  },
];

/** Small ones, in which a rule that is broken on purpose shows soon. */
export const hunts: readonly Scenario[] = [
  { ...usual, name: 'one tab, a press a step', tabs: [1], isEveryProcessTried: true },
  { ...careless, name: 'no former order is given up', methods: ['card', 'wallet'] },
  { ...declining, name: 'another card, and days go by', left: { presses: 2, faults: 0, waits: 1 } },
  { ...careless, name: 'one tab, a store that fails', storeFails: true, left: { presses: 2, faults: 2, waits: 0 } },
  {
    ...usual,
    name: 'one tab, a question a step',
    tabs: [1],
    isCoarse: false,
    left: { presses: 2, faults: 1, waits: 0 },
  },
];
