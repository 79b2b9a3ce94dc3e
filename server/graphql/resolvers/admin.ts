import { setInterval } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Backend } from '../../backend.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused, ShopError } from '../errors.ts';
import type { Operations, QueryResolvers, SubscriptionResolvers } from '../generated/types.ts';
import { isAdministrator, isAdministratorStill } from '../is-administrator.ts';
import { toConfiguration } from '../mappers/admin.ts';

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
    build: packageFile.version,
    uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000),
    paymentPollers: payments.size,
    openSockets: sockets.count,
    cache: provider.cacheStats(),
    sharedState: await backend.checkHealth(),
    memory: toMemory(backend),
    providerCalls: provider.stats(),
    configuration: toConfiguration(config),
  };
}

/** A provider in trouble takes the role from nobody: that is when an administrator looks. */
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

const Subscription = {
  operationsFeed: {
    subscribe: async (_root, _args, context) => {
      await requireAdmin(context);
      return follow(context);
    },
    resolve: (operations: Operations) => operations,
  },
} satisfies Pick<SubscriptionResolvers, 'operationsFeed'>;

export const admin = { Query, Subscription };
