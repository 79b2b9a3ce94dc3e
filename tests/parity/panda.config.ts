import { defineConfig } from '@pandacss/dev';
import shop from '../../panda.config.ts';

/** The shop's own configuration, with every variant of the compared recipes written out. */
export default defineConfig({
  ...shop,
  include: ['./tests/parity/*.styles.ts'],
  staticCss: {
    recipes: { button: ['*'], badge: ['*'], card: ['*'], input: ['*'], textarea: ['*'], checkbox: ['*'], field: ['*'] },
  },
});
