export { AccountLink } from './account-link.tsx';
export { BirthAndGenderFields } from './birth-and-gender-fields.tsx';
export { useOpenSignIn } from './use-open-sign-in.ts';
export { useSignInOnArrival } from './use-sign-in-on-arrival.ts';
