import type { Failure } from './failure.ts';

const open: readonly Failure['code'][] = [
  'NETWORK',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_MALFORMED',
  'INTERNAL',
];

/** Whether what was sent may have been done although no answer says so. */
export const isOutcomeUnknown = (code: Failure['code']): boolean => open.includes(code);
