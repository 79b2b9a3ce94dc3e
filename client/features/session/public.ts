export { AccountLink } from './account-link.tsx';
export { useOpenSignIn } from './use-open-sign-in.ts';
