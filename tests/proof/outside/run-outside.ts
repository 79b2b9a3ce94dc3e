import type { Proven } from '../proven.ts';
import { DecidingCustomer } from './deciding-customer.ts';
import { startUnrulyShops, type UnrulyShops } from './unruly-shops.ts';

type Wanted = { decisions: number; kills: number; redisTroubles: number };

const atOnce = 8;
/** So that the provider's list of a customer's orders stays on one page. */
const decisionsOfOne = 8;

/** What breaks, each at the decision before which it does, in random order. */
const troublesOf = (shops: UnrulyShops, { decisions, kills, redisTroubles }: Wanted) => {
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
};

/** Lets customers decide while things break, and counts what the provider has made of it. */
const count = async (shops: UnrulyShops, wanted: Wanted) => {
  // Doubles are decisions of which the provider made more than one order. A customer who is left unanswered in the end
  // finds the order among the bookings, or there is none.
  const figures = { decisions: 0, presses: 0, orders: 0, doubles: 0, unanswered: 0, troubles: 0 };
  let begun = 0;
  let trouble = Promise.resolve();
  const moments = troublesOf(shops, wanted);
  const live = async (person: number) => {
    for (let round = 0; begun < wanted.decisions; round += 1) {
      const customer = await DecidingCustomer.arrive(shops, `5${person}${String(round).padStart(7, '0')}`);
      for (let index = 0; index < decisionsOfOne && begun < wanted.decisions; index += 1) {
        // One after the other: two dead processes serve no customer.
        for (const strike of moments.get(begun) ?? []) {
          trouble = trouble.then(strike).then(() => {
            figures.troubles += 1;
          });
        }
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
    await Promise.all(Array.from({ length: atOnce }, (_, person) => live(person)));
  } finally {
    await trouble.catch((error) => console.log(`  a trouble could not be made: ${error}`));
    await shops.close();
  }
  return figures;
};

/** Real processes and a real Redis under load; the sandbox tells how many orders it has made. */
export const runOutside = async (wanted: Wanted): Promise<Proven> => {
  const apart = await count(await startUnrulyShops(false), { decisions: 200, kills: 0, redisTroubles: 0 });
  console.log(`  ${apart.doubles} doubles in 200 decisions while the processes share nothing`);
  const { decisions, presses, orders, doubles, unanswered, troubles } = await count(
    await startUnrulyShops(true),
    wanted,
  );
  const planned = wanted.kills + 2 * wanted.redisTroubles;
  const told = [
    `${doubles} doubles in ${decisions.toLocaleString('en')} decisions`,
    `${presses} presses, ${orders} orders, ${unanswered} left without an answer`,
    `${troubles} of ${planned} kills, pauses and restarts made`,
  ];
  return {
    isProven: doubles === 0 && decisions >= wanted.decisions && troubles === planned && apart.doubles > 0,
    summary: told.join('; '),
  };
};
