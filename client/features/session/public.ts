export { AccountLink } from './account-link.tsx';
export { BirthAndGender } from './birth-and-gender.tsx';
export { useResumeCode } from './kept-code.ts';
export { useOpenSignIn } from './use-open-sign-in.ts';
