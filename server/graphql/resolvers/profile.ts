import { deleteProfile, type ProviderProfileInput, updateProfile } from '../../provider/profile.ts';
import { isDateOfBirth } from '../../values/riyadh-time.ts';
import { signedIn } from '../context.ts';
import type { MutationResolvers, UpdateProfileInput } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

/** The filled-in fields as the provider wants them; null when there are none. */
const toProfileInput = (input: UpdateProfileInput): ProviderProfileInput | null => {
  const { dateOfBirth, gender } = input;
  const fields: ProviderProfileInput = {
    first_name: input.firstName?.trim(),
    last_name: input.lastName?.trim(),
    email: input.email?.trim(),
    date_of_birth: dateOfBirth,
    gender: gender && (gender === 'MALE' ? 'Male' : 'Female'),
  };
  return Object.values(fields).some(Boolean) ? fields : null;
};

export const Mutation = {
  updateProfile: signedIn(async (_root, { input }, context) => {
    const fields = toProfileInput(input);
    const isPossible = !input.dateOfBirth || isDateOfBirth(input.dateOfBirth);
    refuseInput({ firstName: !fields && 'required', dateOfBirth: !isPossible && 'dateOfBirth' }, context.language);
    return updateProfile(context.provider, fields ?? {});
  }),

  deleteProfile: signedIn(async (_root, _args, context) => {
    await deleteProfile(context.provider);
    await context.endSession();
    return true;
  }),
} satisfies MutationResolvers;
