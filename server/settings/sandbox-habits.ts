/** Ways in which providers answer differently; the sandbox can take up any of them. docs/decisions/054 says why. */
export const SANDBOX_HABITS = [
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

export type SandboxHabit = (typeof SANDBOX_HABITS)[number];
