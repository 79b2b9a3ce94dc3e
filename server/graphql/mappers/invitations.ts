import type { ProviderInvitation } from '../../provider/invitations.ts';
import type { Invitation } from '../generated/types.ts';
import { toSafeHtml } from './safe-html.ts';
import { toPictureUrl } from './safe-values.ts';

export function toInvitation(invitation: ProviderInvitation, base: string): Invitation {
  return {
    code: invitation.invitation_code.trim(),
    image: toPictureUrl(invitation.image_page, base),
    content: toSafeHtml(invitation.content_page),
  };
}
