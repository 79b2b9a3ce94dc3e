import { getInvitation } from '../../provider/invitations.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toInvitation } from '../mappers/invitations.ts';

const Query = {
  invitation: async (_root, _args, context) => {
    requireSession(context);
    return toInvitation(await getInvitation(context.provider), context.backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'invitation'>;

export const invitations = { Query };
