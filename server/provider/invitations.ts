import type { Invitation } from '../graphql/generated/types.ts';
import { toSafeHtml } from '../values/safe-html.ts';
import { toPictureUrl } from '../values/safe-values.ts';
import type { ProviderClient } from './client.ts';

export const getInvitation = (client: ProviderClient): Promise<Invitation> =>
  client.get('settings/invite-friend', {
    read: (answer) => {
      const invitation = answer.object('invite_friend', 'invitation_code', 'content_page', 'image_page');
      return {
        code: invitation.requiredId('invitation_code').trim(),
        image: toPictureUrl(invitation.address('image_page'), invitation.baseUrl),
        content: toSafeHtml(invitation.text('content_page')),
      };
    },
  });
