import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Controls } from '../../server/sandbox/controls.ts';
import { visitorsOf } from './answer-cost.ts';
import { type Comparison, compareCpu, type Subject } from './compare-cpu.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const features = join(import.meta.dirname, '../../client/features');

/** The first selection of a field that begins so in the client's own documents, with the fragments it needs. */
const partsOf = (file: string, beginning: string) => {
  const source = readFileSync(join(features, file), 'utf8');
  const start = source.indexOf(`\n  ${beginning}`) + 1;
  if (start === 0) throw new Error(`${file} has no "${beginning}"`);
  const field = beginning.replace(/\W.*/, '');
  return {
    selection: source.slice(start, source.indexOf('\n  }', start) + 4).replace(/\$filter/, `$${field}`),
    fragments: source.match(/^fragment [\s\S]*?^}/gm) ?? [],
  };
};

/** Everything the page of services shows, in one document: three calls of the provider. */
const catalogueQuery = (): string => {
  const parts = [
    partsOf('catalogue/services.graphql', 'menus('),
    partsOf('catalogue/services.graphql', 'services('),
    partsOf('branches/branches.graphql', 'branches {'),
  ];
  const fragments = [...new Set(parts.flatMap((part) => part.fragments))];
  const namedIn = (texts: string[]) =>
    fragments.filter((fragment) => texts.some((text) => text.includes(`...${fragment.split(' ')[1]}\n`)));
  const direct = namedIn(parts.map(({ selection }) => selection));
  const used = new Set([...direct, ...namedIn(direct)]);
  const head = 'query Catalogue($menus: MenuFilterInput!, $services: ServiceFilterInput!)';
  return `${head} {\n${parts.map(({ selection }) => selection).join('\n')}\n}\n${[...used].join('\n')}`;
};

const body = JSON.stringify({ query: catalogueQuery(), variables: { menus: {}, services: { page: 1 } } });

/** One visitor in each language, so that no two ask for the same thing at the same time. */
const readersOf = (process: MeasuredProcess) => {
  const askedIn = (language: 'en' | 'ar') => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
    body,
  });
  return visitorsOf(process, '/graphql', askedIn('en'), askedIn('ar'));
};

const callsDuring = async (controls: Controls, { run }: Subject): Promise<number> => {
  controls.clearRequests();
  await run(20);
  return controls.requests().length;
};

/** The catalogue over GraphQL beside a bare route that makes the same calls; `cacheMs` is how long the shop keeps answers. */
export const queryCost = async (controls: Controls, providerUrl: string, cacheMs: number): Promise<Comparison> => {
  const env = { PROVIDER_URL: providerUrl, PROVIDER_CACHE_MS: String(cacheMs) };
  const processes = await Promise.all(['shop-server.ts', 'raw-server.ts'].map((file) => startMeasured(file, env)));
  const [shop, raw] = processes.map(readersOf);
  if (!shop || !raw) throw new Error('Two servers are needed');
  try {
    const comparison = await compareCpu(shop, raw, { warmUp: 300, rounds: 9, times: 200 });
    const [ours, theirs] = [await callsDuring(controls, shop), await callsDuring(controls, raw)];
    if (cacheMs === 0 && ours !== theirs) throw new Error(`The shop made ${ours} calls, the bare route ${theirs}`);
    return comparison;
  } finally {
    await Promise.all([shop.close(), raw.close()]);
    for (const { stop } of processes) stop();
  }
};
