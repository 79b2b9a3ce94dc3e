export { ResumeInvitation, useInviteFriends } from './invite-friends.ts';
