import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { firstLoadBytes, requireBuild } from '../support/first-load.ts';
import { publicPages } from '../support/public-pages.ts';
import { type Shop, startShop } from '../support/start-shop.ts';
import { answerCost, customerCost } from './answer-cost.ts';
import { chainCost } from './chain-cost.ts';
import type { Comparison } from './compare-cpu.ts';
import { startEverNewProvider } from './ever-new-provider.ts';
import { callMs, firstBytes } from './first-byte.ts';
import { bookingInteractions } from './interactions.ts';
import { pageCost } from './page-cost.ts';
import { visitPages } from './page-requests.ts';
import { processCosts, processCounts } from './process-costs.ts';
import { queryCost } from './query-cost.ts';
import { telemetryCost } from './telemetry-cost.ts';
import { wholeVisits } from './whole-visits.ts';

/** One line of the table. Without a target it only informs. */
type Row = { what: string; value: number; target?: number; unit?: string; note?: string };

const costRow = (what: string, { ratio, subject, baseline }: Comparison, target?: number): Row => ({
  what,
  value: ratio,
  target,
  unit: 'x',
  note: `${subject.toFixed(2)} ms beside ${baseline.toFixed(2)} ms of CPU`,
});

const pageCosts = async (shop: Shop): Promise<Row[]> => {
  const { gql, providerUrl } = shop;
  const rows: Row[] = [];
  for (const url of ['/', '/dashboard/bookings']) {
    const value = await customerCost(shop, url);
    rows.push({ what: `CPU of ${url} over HTTP for a customer`, value, target: 3, unit: ' ms' });
  }
  for (const url of ['/', '/services']) {
    const anew = await pageCost(gql, url);
    rows.push(
      costRow(`CPU of ${url} over HTTP for guests, plain React = 1`, await answerCost(providerUrl, url), 1.2),
      costRow(`CPU of rendering ${url} from new answers, plain React = 1`, anew, 4),
    );
  }
  return rows;
};

const queryCosts = async ({ controls, providerUrl }: Shop): Promise<Row[]> => {
  const everNew = await startEverNewProvider(providerUrl);
  try {
    return [
      costRow('CPU of the catalogue query, raw route = 1', await queryCost(controls, providerUrl, 0), 1.5),
      costRow('the same while no answer is like the one before', await queryCost(controls, everNew.url, 0)),
      costRow('the same with answers kept for 5 s', await queryCost(controls, providerUrl, 5_000)),
    ];
  } finally {
    await everNew.close();
  }
};

const htmlSizes = async ({ app }: Shop): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const url of ['/services', '/ar/services']) {
    const { body } = await app.inject({ url });
    rows.push({ what: `HTML of ${url}, ten services`, value: Buffer.byteLength(body) / 1000, target: 60, unit: ' kB' });
  }
  return rows;
};

/** Dialogs are apart: the sign-in URL opens one at once. */
const opensDialog = /\/auth\/login$/;

/** A guest's fetches of each page, in either language, until the browser is quiet. */
const loads = async ({ app }: Shop): Promise<Row[]> => {
  const paths = publicPages.filter((path) => !opensDialog.test(path));
  const visited = await visitPages(app.listeningOrigin, paths);
  const rows: Row[] = [];
  for (const [path, { requests, bytes }] of visited) {
    const linked = firstLoadBytes((await app.inject({ url: path })).body);
    const note = linked === bytes ? '' : `${((bytes - linked) / 1000).toFixed(1)} kB of it later than the page`;
    rows.push({ what: `JS + CSS of ${path} until quiet`, value: bytes / 1000, target: 148, unit: ' kB', note });
    rows.push({ what: `requests of ${path}`, value: requests, target: 26, unit: '' });
  }
  return rows;
};

/** Targets of a visit: kB and files of scripts and styles, milliseconds of a press in the median and at worst. */
const coldTargets = { kilobytes: 250, files: 45, median: 700, worst: 1_500 };
const warmTargets = { kilobytes: undefined, files: undefined, median: 400, worst: 800 };
const longestReloadMs = 2_000;

/** Whole visits on a slow phone, each press by itself. */
const visits = async (shop: Shop): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [index, [name, { presses, bytes, files }]] of [...(await wholeVisits(shop))].entries()) {
    const { kilobytes, median, worst, ...targets } = index === 0 ? coldTargets : warmTargets;
    rows.push(
      { what: `JS + CSS of ${name}`, value: bytes / 1000, target: kilobytes, unit: ' kB' },
      { what: `files of ${name}`, value: files, target: targets.files },
    );
    const sorted = presses.map(({ ms }) => ms).sort((one, other) => one - other);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    rows.push({ what: `${name}: presses, median`, value: Math.round(middle), target: median, unit: ' ms' });
    for (const { what, ms, files: came } of presses) {
      const target = what.includes('reload') ? longestReloadMs : worst;
      const note = came === 0 ? '' : `${came} files came meanwhile`;
      rows.push({ what: `${name}: ${what}`, value: Math.round(ms), target, unit: ' ms', note });
    }
  }
  return rows;
};

/** Every press and key of a booking, from the list of treatments to the ways to pay. */
const interactions = async (shop: Shop): Promise<Row[]> => {
  const { p75, worst, count } = await bookingInteractions(shop);
  const note = `${count} interactions`;
  return [
    {
      what: 'time to the next frame in a booking, CPU 6 times slower, p75',
      value: p75,
      target: 100,
      unit: ' ms',
      note,
    },
    { what: 'the same, the slowest', value: worst.ms, target: 200, unit: ' ms', note: worst.what },
  ];
};

/** The cost of two hundred branches for a page; `/branches` has three times as many cards as the usual shop. */
const chainCosts = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const url of ['/', '/services', '/branches']) {
    const { cost, bytes, first } = await chainCost(url);
    rows.push(costRow(`CPU of ${url} of a chain over HTTP, usual shop = 1`, cost), {
      what: `HTML of ${url} of a chain`,
      value: bytes.chain / 1000,
      target: 120,
      unit: ' kB',
      note: `${(bytes.usual / 1000).toFixed(0)} kB usually; first visitor ${first.chain.toFixed(0)} and ${first.usual.toFixed(0)} ms`,
    });
  }
  return rows;
};

/** On and off are the same shop with and without a collector; off is a shop without these settings. */
const telemetryCosts = async (shop: Shop): Promise<Row[]> => {
  const { page, query } = await telemetryCost(shop);
  return [
    costRow("CPU of a guest's page with traces and metrics, without = 1", page),
    costRow("CPU of a customer's query with traces and metrics, without = 1", query),
  ];
};

/** With a provider that takes 600 ms for each call. */
const waits = async (): Promise<Row[]> => {
  const { warm, customer, cold, dead } = await firstBytes();
  const row = (what: string, value: number, target: number): Row => ({ what, value, target, unit: ' ms' });
  return [
    row(`first byte of guests' pages, ${callMs} ms a call, warm, p99`, warm, 30),
    row('the same of signed-in pages, the slowest', customer, callMs + 30),
    row("the same of guests' pages when nothing is known, the slowest", cold, 2 * callMs + 30),
    row("the same of guests' pages once the provider has gone, the slowest", dead, 50),
  ];
};

/** How much more several processes answer than one, and the cost of an order, with each engine of the shared state. */
const processRows = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const engine of ['SQLite', 'Redis'] as const) {
    const { page, query, order } = await processCosts(engine);
    const row = (what: string, value: number, note = ''): Row => ({
      what: `${what}, ${engine}`,
      value,
      unit: 'x',
      note,
    });
    const growth = (what: string, { here, apart } = { here: 0, apart: 0 }) =>
      row(what, apart, `${here.toFixed(2)} on this machine, beside the visitors and the provider`);
    for (const [at, count] of processCounts.entries()) {
      if (count === 1) continue;
      rows.push(growth(`guests' pages of ${count} processes with a core each, one = 1`, page[at]));
      rows.push(growth(`a customer's queries of ${count} processes with a core each, one = 1`, query[at]));
    }
    rows.push(row('time of an order, a piece into the cart = 1', order.time));
    rows.push(row('CPU of the same', order.cpu));
  }
  return rows;
};

const verdictOf = ({ value, target }: Row) => (target === undefined ? '' : value <= target ? 'ok' : 'MISSED');

const print = (rows: Row[]): void => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const { what, value, target, unit = '', note = '' } = row;
    const figure = `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}`;
    const aim = target === undefined ? '' : `<= ${target}${unit}`;
    console.log(
      [what.padEnd(width), figure.padStart(10), aim.padEnd(10), verdictOf(row).padEnd(6), note].join('  ').trimEnd(),
    );
  }
};

/** A measurement by itself: `npm run bench -- --only processes`. */
const parts: Record<string, (shop: Shop) => Promise<Row[]>> = {
  pages: pageCosts,
  queries: queryCosts,
  sizes: htmlSizes,
  loads,
  visit: visits,
  interactions,
  telemetry: telemetryCosts,
  chains: chainCosts,
  waits,
  processes: processRows,
};

const wanted = process.argv.includes('--only')
  ? process.argv.slice(process.argv.indexOf('--only') + 1)
  : Object.keys(parts);

const measureWanted = async (shop: Shop): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const name of wanted) rows.push(...((await parts[name]?.(shop)) ?? []));
  return rows;
};

/** When and where it was measured. */
const circumstances = () => {
  const [first] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${first?.model.trim() || 'processors'}, Node ${process.versions.node}`,
  };
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Nothing to measure is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
// React decides while it is loaded how much it checks, and the shop has its production build.
if (process.env.NODE_ENV !== 'production')
  throw new Error('Start this with npm run bench, or with NODE_ENV=production');
requireBuild();
const shop = await startShop();
await shop.app.listen({ host: '127.0.0.1', port: 0 });
try {
  const rows = await measureWanted(shop);
  console.log('');
  print(rows);
  writeFileSync('bench.json', `${JSON.stringify({ ...circumstances(), rows }, null, 2)}\n`);
} finally {
  await shop.close();
}
