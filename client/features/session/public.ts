export { AccountLink } from './account-link.tsx';
export { BirthAndGender } from './birth-and-gender.tsx';
export { useOpenSignIn } from './use-open-sign-in.ts';
export { useResumeCode } from './use-resume-code.ts';
