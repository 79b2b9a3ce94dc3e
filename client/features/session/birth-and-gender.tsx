import { lazy } from 'react';

/** The two fields for a form of another feature; fetched with its first use. */
export const BirthAndGender = lazy(() =>
  import('./birth-and-gender-fields.tsx').then(({ BirthAndGenderFields }) => ({ default: BirthAndGenderFields })),
);
