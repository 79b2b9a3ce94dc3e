import { type ComponentProps, lazy } from 'react';
import { Later } from '../../routing/later.tsx';

const Fields = lazy(async () => ({ default: (await import('./birth-and-gender-fields.tsx')).BirthAndGenderFields }));

/** The two fields for a form of another feature; fetched with its first use. */
export const BirthAndGender = (props: ComponentProps<typeof Fields>) => (
  <Later>
    <Fields {...props} />
  </Later>
);
