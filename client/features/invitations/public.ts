export { ResumeInvitation } from './resume-invitation.tsx';
export { useInviteFriends } from './use-invite-friends.ts';
