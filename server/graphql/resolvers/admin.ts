import { setInterval } from 'node:timers/promises';
import { getProfile } from '../../provider/profile.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused, ShopError } from '../errors.ts';
import type {
  MutationResolvers,
  Operations,
  PurgeWord,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/types.ts';
import { isAdministrator } from '../is-administrator.ts';
import { describeProcess } from '../this-process.ts';

const wordOf = (word: PurgeWord) => word.toLowerCase() as Lowercase<PurgeWord>;

const feedIntervalMs = 2_000;
/** The role is looked at again after so many intervals. */
const turnsBetweenLooks = 30;

const requireAdmin = async (context: ShopContext): Promise<void> => {
  requireSession(context);
  if (!(await isAdministrator(context))) throw new ShopError('FORBIDDEN', 'This is for administrators.');
};

const toOperations = async ({ backend }: ShopContext): Promise<Operations> => ({
  // The deprecated fields are of this process.
  ...describeProcess(backend),
  sharedStateTrouble: await backend.stateTrouble(),
  processes: await backend.processes.callRoll(),
});

/** A failing provider takes away no role: that is when an administrator looks. */
const isAdminNoMore = async (context: ShopContext): Promise<boolean> => {
  try {
    return !(await isAdministrator(context, getProfile(context.provider)));
  } catch (error) {
    return isSessionRefused(error);
  }
};

async function* follow(context: ShopContext): AsyncGenerator<Operations> {
  yield await toOperations(context);
  let isOver = false;
  let turn = 0;
  for await (const _ of setInterval(feedIntervalMs, null, { ref: false })) {
    turn += 1;
    if (turn % turnsBetweenLooks === 0) {
      void isAdminNoMore(context).then((isNoMore) => {
        isOver = isNoMore;
      });
    }
    if (isOver) return;
    yield await toOperations(context);
  }
}

export const Query = {
  operations: async (_root, _args, context) => {
    await requireAdmin(context);
    return toOperations(context);
  },
} satisfies QueryResolvers;

export const Mutation = {
  purge: async (_root, { words }, context) => {
    await requireAdmin(context);
    const isEverywhere = await context.backend.purges.purge(words.map(wordOf));
    context.log.info({ words, isEverywhere }, 'an administrator threw kept answers away');
    return { isEverywhere };
  },
} satisfies MutationResolvers;

export const Subscription = {
  operationsFeed: {
    subscribe: async (_root, _args, context) => {
      await requireAdmin(context);
      return follow(context);
    },
    resolve: (operations: Operations) => operations,
  },
} satisfies SubscriptionResolvers;
