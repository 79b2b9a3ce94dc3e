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
    // Loading the server anew for each file would take longer than all the tests; nothing in it knows whom it serves.
    isolate: false,
    // Some tests start whole shops or end slow clients; a busy machine needs its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['tests/support/leave-as-found.ts'],
    include: ['{server,client,build}/**/*.test.{ts,tsx}', 'tests/{api,conventions}/**/*.test.ts'],
  },
});
