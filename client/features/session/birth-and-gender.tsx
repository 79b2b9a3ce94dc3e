import { lazyPart } from '../../routing/lazy-part.tsx';

/** The two fields for a form of another feature; fetched with its first use. */
export const { View: BirthAndGender } = lazyPart(() =>
  import('./birth-and-gender-fields.tsx').then(({ BirthAndGenderFields: Part }) => ({ Part })),
);
