import type { EnvironmentReader } from './environment-reader.ts';

/** Ways in which providers answer differently; the sandbox can take up any of them. docs/decisions/054 says why. */
export const sandboxHabits = [
  'lines-without-sizes',
  'lines-without-durations',
  'amounts-as-text',
  'ids-as-text',
  'flags-as-digits',
  'empties-as-lists',
  'lists-elsewhere',
  'points-as-list',
  'points-as-object',
  'points-unsaid',
  'vat-on-top',
  'card-apart',
  'no-payment-page',
  'unpaid-without-page',
  'dearer-orders',
  'cart-keeps-paid',
] as const;

export type SandboxHabit = (typeof sandboxHabits)[number];

/** How much the sandbox holds: the usual shop of four branches, or a chain of two hundred. */
const sandboxSizes = ['usual', 'chain'] as const;

export type SandboxSize = (typeof sandboxSizes)[number];

/** The settings of the embedded sandbox, and of what stands in for single answers of a provider. */
export const readSandbox = (read: EnvironmentReader, isProduction: boolean) => ({
  /** The file of the embedded sandbox, or `:memory:`; null for one in `.cache` that belongs to the port. */
  sandboxDatabase: read.text('SANDBOX_DATABASE'),
  /** How the embedded sandbox's answers differ, as those of other providers do. */
  sandboxHabits: read.someOf('SANDBOX_HABITS', sandboxHabits),
  sandboxSize: read.oneOf('SANDBOX_SIZE', sandboxSizes[0], sandboxSizes),
  /** Whether the embedded sandbox plays the third parties of tracking. */
  sandboxPixels: read.flag('SANDBOX_PIXELS', false),
  /** A folder of answers that stand in for the provider's own; null for none. */
  stubs: readStubs(read, isProduction),
});

/** Stubs belong to tests, and count in one process. */
const readStubs = (read: EnvironmentReader, isProduction: boolean): string | null => {
  const folder = read.text('STUBS');
  if (folder === null) return null;
  if (isProduction) read.problems.push('STUBS is for tests: it is refused where NODE_ENV is production');
  if ((read.text('PROCESSES') ?? '1') !== '1') {
    read.problems.push('STUBS needs PROCESSES=1: every process would count for itself');
  }
  return folder;
};
