import { defineConfig } from 'vitest/config';

/** The unit tests of the rules alone: they run once for each change to a rule. */
export default defineConfig({
  test: {
    // What is late on a busy machine is no change that was noticed.
    testTimeout: 30_000,
    setupFiles: ['tests/support/leave-as-found.ts'],
    include: [
      'client/features/payments/decision*.test.ts',
      'client/features/payments/payment-flow*.test.ts',
      'server/state/{checkout*,placed-orders*,embedded-store}.test.ts',
    ],
  },
});
