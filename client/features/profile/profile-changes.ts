import type { UpdateProfileMutation } from '../../graphql/generated/operations.ts';

export type ProfileChanges = Partial<NonNullable<UpdateProfileMutation['updateProfile']['changes']>>;

/** The profile with what came back of an update; fields that did not come back stay. */
export const withChanges = <Fields extends ProfileChanges>(fields: Fields, changes: ProfileChanges | null): Fields => {
  const answered = Object.entries(changes ?? {}).filter(([name, value]) => value != null && name !== '__typename');
  return { ...fields, ...Object.fromEntries(answered) };
};
