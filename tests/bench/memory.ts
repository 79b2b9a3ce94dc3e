import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { unsignedToken } from '../support/unsigned-token.ts';
import { startMeasured } from './measured-process.ts';

/**
 * `npm run bench:memory [-- requests]`: memory of the shop's process while guests and a customer ask for pages, data
 * and pictures, a few at a time. The floor is the least of the last third, the peak the most of all.
 */
const requests = Number(process.argv[2] ?? 20_000);
const atOnce = 16;
const megabyte = 1024 * 1024;

const sandbox = buildSandbox({ database: ':memory:' });
const providerUrl = await sandbox.listen(0);
const shop = await startMeasured('shop-server.ts', { PROVIDER_URL: providerUrl, STATE_FILE: ':memory:' });
const stranger = `auth_token=${unsignedToken(3600)}`;

const paths = ['/', '/services', '/branches', '/shop/products', '/gift-cards', '/contact', '/shop/categories', '/cart'];
const queries = [
  '{ branches { id name workingTimes { day startsAt } } }',
  '{ services(filter: { page: 1 }) { services { id name price { amount } } } }',
  '{ search(text: "massage", first: 20) { hits { id } } }',
];

/** URLs differ without end, as those of visitors and crawlers do. */
const pageOf = (turn: number): string => {
  const path = paths[turn % paths.length] ?? '/';
  const language = turn % 3 === 0 ? '/ar' : '';
  return `${language}${path === '/' && language ? '' : path}${turn % 2 === 0 ? '' : `?utm_source=${turn}`}`;
};

const pictures = new Set<string>();

const ask = async (turn: number): Promise<void> => {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,image/avif,*/*' };
  if (turn % 4 === 3) {
    const query = queries[turn % queries.length];
    const body = JSON.stringify({ query });
    const asking = {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body,
    };
    await (await fetch(`${shop.url}/graphql`, asking)).text();
    return;
  }
  const picture = turn % 9 === 0 ? [...pictures][turn % Math.max(1, pictures.size)] : undefined;
  const cookie = turn % 11 === 0 ? stranger : '';
  const page = await fetch(shop.url + (picture ?? pageOf(turn)), { headers: { ...headers, cookie } });
  const text = picture ? (await page.arrayBuffer()) && '' : await page.text();
  for (const [address] of text.matchAll(/\/p\/[\w./-]+/g)) if (pictures.size < 400) pictures.add(address);
};

const residents: number[] = [];
const look = async () => residents.push((await shop.memory()).rss / megabyte);
await look();
const startedAt = performance.now();
for (let done = 0; done < requests; done += atOnce) {
  await Promise.all(Array.from({ length: atOnce }, (_, place) => ask(done + place)));
  if (done % 320 === 0) await look();
}
const seconds = (performance.now() - startedAt) / 1000;
const { heapUsed, external, arrayBuffers } = await shop.memory();
const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
const last = residents.slice(Math.floor((residents.length * 2) / 3));
console.table({
  requests: requests,
  seconds: Math.round(seconds),
  pictures: pictures.size,
  'at start, MB': Math.round(residents[0] ?? 0),
  'floor, MB': Math.round(Math.min(...last)),
  'peak, MB': Math.round(Math.max(...residents)),
  'heap in use, MB': inMegabytes(heapUsed),
  'outside the heap, MB': inMegabytes(external + arrayBuffers),
});
console.log(
  residents
    .filter((_, place) => place % 4 === 0)
    .map(Math.round)
    .join(' '),
);
shop.stop();
await sandbox.close();
