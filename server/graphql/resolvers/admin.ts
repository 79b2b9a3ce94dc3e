import { hostname } from 'node:os';
import { setInterval } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Backend } from '../../backend.ts';
import type { PurgeWord as Word } from '../../settings/purge-words.ts';
import { buildName } from '../../telemetry/build-name.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused, ShopError } from '../errors.ts';
import type {
  MutationResolvers,
  Operations,
  PurgeWord,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/types.ts';
import { isAdministrator, isAdministratorStill } from '../is-administrator.ts';
import { toConfiguration } from '../mappers/admin.ts';

const WORDS: Record<PurgeWord, Word> = {
  CATALOGUE: 'catalogue',
  SHOP: 'shop',
  VOUCHERS: 'vouchers',
  BRANCHES: 'branches',
  LOYALTY: 'loyalty',
};
const FEED_INTERVAL = 2_000;
/** The role is looked at again after so many intervals. */
const TURNS_BETWEEN_LOOKS = 30;

async function requireAdmin(context: ShopContext): Promise<void> {
  requireSession(context);
  if (!(await isAdministrator(context))) throw new ShopError('FORBIDDEN', 'This is for administrators.');
}

function toMemory({ memory }: Backend): Operations['memory'] {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    residentBytes: rss,
    heapBytes: heapUsed,
    mostHeapBytes: getHeapStatistics().heap_size_limit,
    kept: memory.list(),
  };
}

async function toOperations(backend: Backend): Promise<Operations> {
  const { config, provider, payments, sockets, startedAt } = backend;
  return {
    build: buildName(config.buildCommit),
    uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000),
    paymentPollers: payments.size,
    openSockets: sockets.count,
    cache: provider.cacheStats(),
    sharedState: await backend.checkHealth(),
    memory: toMemory(backend),
    process: `${hostname()} · ${process.pid}`,
    lastHour: await backend.lastHour.figures(),
    providerCalls: provider.stats(),
    configuration: toConfiguration(config),
  };
}

/** A failing provider takes away no role: that is when an administrator looks. */
async function isAdminNoMore(context: ShopContext): Promise<boolean> {
  try {
    return !(await isAdministratorStill(context));
  } catch (error) {
    return isSessionRefused(error);
  }
}

async function* follow(context: ShopContext): AsyncGenerator<Operations> {
  yield await toOperations(context.backend);
  let isOver = false;
  let turn = 0;
  for await (const _ of setInterval(FEED_INTERVAL, null, { ref: false })) {
    turn += 1;
    if (turn % TURNS_BETWEEN_LOOKS === 0) {
      void isAdminNoMore(context).then((isNoMore) => {
        isOver = isNoMore;
      });
    }
    if (isOver) return;
    yield await toOperations(context.backend);
  }
}

const Query = {
  operations: async (_root, _args, context) => {
    await requireAdmin(context);
    return toOperations(context.backend);
  },
} satisfies Pick<QueryResolvers, 'operations'>;

const Mutation = {
  purge: async (_root, { words }, context) => {
    await requireAdmin(context);
    const isEverywhere = await context.backend.purges.purge(words.map((word) => WORDS[word]));
    context.log.info({ words, isEverywhere }, 'an administrator threw kept answers away');
    return { isEverywhere };
  },
} satisfies Pick<MutationResolvers, 'purge'>;

const Subscription = {
  operationsFeed: {
    subscribe: async (_root, _args, context) => {
      await requireAdmin(context);
      return follow(context);
    },
    resolve: (operations: Operations) => operations,
  },
} satisfies Pick<SubscriptionResolvers, 'operationsFeed'>;

export const admin = { Query, Mutation, Subscription };
