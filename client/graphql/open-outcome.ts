import type { Failure } from './failure.ts';

const open: readonly Failure['code'][] = [
  'NETWORK',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_MALFORMED',
  'INTERNAL',
];

/** Whether a mutation may have been done although no answer confirms it. */
export const isOutcomeUnknown = (code: Failure['code']): boolean => open.includes(code);
