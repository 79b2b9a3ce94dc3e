export { AccountLink } from './account-link.tsx';
export { BirthAndGender } from './birth-and-gender.tsx';
export { useFollowOtherTabs } from './use-follow-other-tabs.ts';
export { useOpenSignIn } from './use-open-sign-in.ts';
export { useResumeCode } from './use-resume-code.ts';
export { useSignOut } from './use-sign-out.ts';
