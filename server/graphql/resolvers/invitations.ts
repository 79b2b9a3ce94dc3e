import { getInvitation } from '../../provider/invitations.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';

const Query = {
  invitation: (_root, _args, context) => {
    requireSession(context);
    return getInvitation(context.provider);
  },
} satisfies Pick<QueryResolvers, 'invitation'>;

export const invitations = { Query };
