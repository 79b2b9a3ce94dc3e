export { AccountLink } from './account-link.tsx';
export { BirthAndGender } from './birth-and-gender.tsx';
export { signInDialog, useOpenSignIn, useResumeCode } from './use-open-sign-in.ts';
