import { DecidingCustomer } from './deciding-customer.ts';
import { startUnrulyShops, type UnrulyShops } from './unruly-shops.ts';

export type OutsideFigures = {
  decisions: number;
  presses: number;
  orders: number;
  /** Decisions of which the provider made more than one order. */
  doubles: number;
  /** Decisions whose customer has read no answer in the end; the order stands among the bookings, or there is none. */
  unanswered: number;
};

type Wanted = { decisions: number; kills: number; redisTroubles: number };

const AT_ONCE = 8;
/** So that the provider's list of a customer's orders stays on one page. */
const DECISIONS_OF_ONE = 8;

/** What breaks, each at the decision before which it does, in random order. */
function troublesOf(shops: UnrulyShops, { decisions, kills, redisTroubles }: Wanted) {
  const moments = new Map<number, (() => Promise<void>)[]>();
  const plan = (times: number, trouble: () => Promise<void>) => {
    for (let index = 0; index < times; index += 1) {
      const moment = Math.floor(Math.random() * decisions);
      moments.set(moment, [...(moments.get(moment) ?? []), trouble]);
    }
  };
  plan(kills, shops.killOne);
  plan(redisTroubles, shops.pauseRedis);
  plan(redisTroubles, shops.restartRedis);
  return moments;
}

/** Real processes and a real Redis under load; the sandbox tells how many orders it has made. */
export async function runOutside(wanted: Wanted): Promise<OutsideFigures> {
  const shops = await startUnrulyShops();
  const figures = { decisions: 0, presses: 0, orders: 0, doubles: 0, unanswered: 0 };
  let begun = 0;
  let trouble = Promise.resolve();
  const moments = troublesOf(shops, wanted);
  const live = async (person: number) => {
    for (let round = 0; begun < wanted.decisions; round += 1) {
      const customer = await DecidingCustomer.arrive(shops, `5${person}${String(round).padStart(7, '0')}`);
      for (let index = 0; index < DECISIONS_OF_ONE && begun < wanted.decisions; index += 1) {
        // One after the other: two processes that are both dead serve nobody.
        for (const strike of moments.get(begun) ?? []) trouble = trouble.then(strike);
        begun += 1;
        const { orders, presses, wasAnswered } = await customer.decide();
        figures.decisions += 1;
        figures.presses += presses;
        figures.orders += orders;
        if (orders > 1) figures.doubles += 1;
        if (!wasAnswered) figures.unanswered += 1;
        if (figures.decisions % 500 === 0) console.log(`  ${figures.decisions} decisions, ${figures.doubles} doubles`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, person) => live(person)));
    await trouble;
  } finally {
    await trouble.catch(() => undefined);
    await shops.close();
  }
  return figures;
}
