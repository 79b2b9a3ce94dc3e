import { getInvitation } from '../../provider/invitations.ts';
import { signedIn } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';

export const Query = {
  invitation: signedIn((_root, _args, context) => getInvitation(context.provider)),
} satisfies QueryResolvers;
