import { defineConfig } from 'vitest/config';

/** Apart from the other tests, because each clone builds the whole shop. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // A ceiling for busy machines: what passes does not wait for it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
