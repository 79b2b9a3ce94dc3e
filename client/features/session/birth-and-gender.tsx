import { lazyPart } from '../../routing/lazy-part.tsx';
import { withWholeSheet } from '../../ui/theme/whole-sheet.ts';

/** The two fields for a form of another feature; fetched with its first use. */
export const { View: BirthAndGender } = lazyPart(() =>
  withWholeSheet(() => import('./birth-and-gender-fields.tsx')).then(({ BirthAndGenderFields: Part }) => ({ Part })),
);
