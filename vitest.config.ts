import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // The copy that mercurius requires: GraphQL knows its own errors and types by identity.
    alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) },
  },
  test: {
    // A few tests wait for time-outs while the others work.
    maxWorkers: 3,
    // Some tests start whole shops or end slow clients; a busy machine needs its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['{server,client,build}/**/*.test.{ts,tsx}', 'tests/{api,conventions}/**/*.test.ts'],
  },
});
