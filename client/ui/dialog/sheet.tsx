import { createContext, type ReactNode, use } from 'react';
import * as styles from './sheet.styles.ts';

const TitleId = createContext('');

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

/** The class names for the height of the sheet. */
export const heightOf = ({ cover, tall }: SheetLook): string | undefined => {
  if (typeof tall === 'string') return tall;
  return cover || tall ? '' : undefined;
};

type SheetPartsProps = {
  /** Names the sheet: it is `aria-labelledby` this. */
  titleId: string;
  title: ReactNode;
  /** Screen readers still read the title. */
  hideTitle?: boolean | undefined;
  cover?: boolean | undefined;
  back?: ReactNode;
  close: ReactNode;
  isBusy?: boolean | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** Head, body and footer of a sheet, printed or live. */
export const SheetParts = (props: SheetPartsProps) => {
  const { titleId, title, hideTitle, cover, back, close, isBusy, footer, children } = props;
  const covered = cover ? '' : undefined;
  return (
    <TitleId value={titleId}>
      <div className={styles.head} data-part="header" data-cover={covered}>
        {back}
        {!cover && <SheetTitle isQuiet={hideTitle}>{title}</SheetTitle>}
        {close}
      </div>
      <div
        className={styles.body}
        data-cover={covered}
        data-last={footer ? undefined : ''}
        aria-busy={isBusy || undefined}
      >
        {children}
      </div>
      {footer && (
        <div className={styles.footer} data-part="footer">
          {footer}
        </div>
      )}
    </TitleId>
  );
};
