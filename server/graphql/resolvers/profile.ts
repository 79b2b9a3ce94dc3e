import { deleteProfile, updateProfile } from '../../provider/profile.ts';
import { requireSession } from '../context.ts';
import type { MutationResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toProfileInput, toUpdatedProfile } from '../mappers/profile.ts';
import { isDateOfBirth } from '../mappers/riyadh-time.ts';

const Mutation = {
  updateProfile: async (_root, { input }, context) => {
    requireSession(context);
    const fields = toProfileInput(input);
    refuseInput(fields ? {} : { firstName: 'required' }, context.language);
    if (input.dateOfBirth && !isDateOfBirth(input.dateOfBirth)) {
      refuseInput({ dateOfBirth: 'dateOfBirth' }, context.language);
    }
    return toUpdatedProfile(await updateProfile(context.provider, fields ?? {}), context.backend.config.providerUrl);
  },

  deleteProfile: async (_root, _args, context) => {
    requireSession(context);
    await deleteProfile(context.provider);
    await context.endSession();
    return true;
  },
} satisfies Pick<MutationResolvers, 'updateProfile' | 'deleteProfile'>;

export const profile = { Mutation };
