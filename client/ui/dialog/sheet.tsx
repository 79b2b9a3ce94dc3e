import { createContext, type ReactNode, use } from 'react';
import * as styles from './sheet.styles.ts';

/** The id of the title that names the sheet. */
export const TitleId = createContext('');

/** The title of a sheet. With `cover` it is in the body. */
export const SheetTitle = ({ isQuiet, children }: { isQuiet?: boolean | undefined; children: ReactNode }) => (
  <h2 id={use(TitleId)} className={styles.title} data-part="title" data-quiet={isQuiet ? '' : undefined}>
    {children}
  </h2>
);

export type SheetLook = {
  /** The body begins with a picture under a transparent header; `SheetTitle` is in the body. */
  cover?: boolean | undefined;
  /**
   * Part of the body loads later: the sheet has its height from the beginning, `whole` the full height. One with a cover
   * has it too. `low` is for steps of few fields, which are all as high as the highest.
   */
  tall?: boolean | 'whole' | 'low' | undefined;
};

/** How the style sheet names that height. */
export const heightOf = ({ cover, tall }: SheetLook): string | undefined => {
  if (typeof tall === 'string') return tall;
  return cover || tall ? '' : undefined;
};
