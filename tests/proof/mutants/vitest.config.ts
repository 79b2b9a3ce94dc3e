import { defineConfig } from 'vitest/config';

/** The unit tests of the rules alone: they run once for each change to a rule. */
export default defineConfig({
  test: {
    include: [
      'client/features/checkout/decision.test.ts',
      'client/features/payments/payment-flow.test.ts',
      'server/state/{open-payments,placed-orders,embedded-store}.test.ts',
    ],
  },
});
