export { AccountLink } from './account-link.tsx';
export { GuestState } from './guest-state.tsx';
export { useOpenSignIn } from './use-open-sign-in.ts';
export { useSignInOnArrival } from './use-sign-in-on-arrival.ts';
