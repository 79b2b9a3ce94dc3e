import { type Environment, env, flag, someOf, text } from './fields.ts';

/** Ways in which providers answer differently; the sandbox can take up any of them. docs/decisions/054 says why. */
export const sandboxHabits = [
  'lines-without-sizes',
  'lines-without-durations',
  'cart-without-pictures',
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
  'times-apart',
] as const;

export type SandboxHabit = (typeof sandboxHabits)[number];

/** The settings of the embedded sandbox, and of stubs for single answers of a provider. */
export const sandboxFields = {
  /** The file of the embedded sandbox, or `:memory:`; null for one in `.cache` that belongs to the port. */
  sandboxDatabase: env('SANDBOX_DATABASE', text),
  /** How the embedded sandbox's answers differ, as those of other providers do. */
  sandboxHabits: env('SANDBOX_HABITS', someOf(sandboxHabits)),
  /** Whether the embedded sandbox plays the third parties of tracking. */
  sandboxPixels: env('SANDBOX_PIXELS', flag.default(false)),
  /** A folder of answers that stand in for the provider's own; null for none. */
  stubs: env('STUBS', text),
};

/** Stubs belong to tests, and count in one process. */
export const stubProblems = ({ STUBS, NODE_ENV, PROCESSES = '1' }: Environment): string[] => {
  if (!STUBS?.trim()) return [];
  return [
    ...(NODE_ENV?.trim() === 'production' ? ['STUBS is for tests: it is refused where NODE_ENV is production'] : []),
    ...((PROCESSES.trim() || '1') === '1' ? [] : ['STUBS needs PROCESSES=1: every process would count for itself']),
  ];
};
