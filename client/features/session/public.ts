export { AccountLink } from './account-link.tsx';
export { GuestState } from './guest-state.tsx';
export type { Person } from './person.ts';
export { PersonFields } from './person-fields.tsx';
export { useOpenSignIn } from './use-open-sign-in.ts';
export { useSignInOnArrival } from './use-sign-in-on-arrival.ts';
