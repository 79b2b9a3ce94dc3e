import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait for time-outs more than they work. */
const waiting = /\/(?:safety-stop|safety-process|icons|slow-provider|payment-walks|pictures)\.test\.ts$/;

/** Files that wait start first, so that no file runs alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  resolve: {
    // The copy that mercurius requires: GraphQL knows its own errors and types by identity.
    alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) },
  },
  test: {
    // A few tests wait for time-outs while the others work.
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
    // Loading the server anew for each file would take longer than all the tests; it keeps nothing between files.
    isolate: false,
    // Some tests start whole shops or end slow clients; a busy machine needs its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/leave-as-found.ts'],
    include: ['{server,client,build}/**/*.test.{ts,tsx}', 'tests/{api,conventions,proof}/**/*.test.ts'],
  },
});
