import type { Plugin } from 'vite';

const copied = /^(?:@urql\/core|wonka|\.\/urql-core-chunk\.mjs)$/;

const isLate = /\/client\/graphql\/late\/|\?late$/;

/**
 * Gives `client/graphql/late/` its own copy of urql's core. A module is never cut in two: with one copy for both, all
 * exchanges would be in the first script because the client is.
 */
export const ownCopyOfUrql = (): Plugin => ({
  name: 'own-copy-of-urql',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: {
    filter: { id: copied },
    async handler(id, importer) {
      if (!importer || !isLate.test(importer)) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?late` };
    },
  },
});
