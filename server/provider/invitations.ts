import type { ProviderClient } from './client.ts';

/** `GET settings/invite-friend`. */
export type ProviderInvitation = { invitation_code: string; image_page: string | null; content_page: string | null };

export function getInvitation(client: ProviderClient): Promise<ProviderInvitation> {
  return client.get('settings/invite-friend', {
    read: (answer) => {
      const invitation = answer.object('invite_friend', 'invitation_code', 'content_page', 'image_page');
      return {
        invitation_code: invitation.requiredId('invitation_code'),
        image_page: invitation.text('image_page'),
        content_page: invitation.text('content_page'),
      };
    },
  });
}
