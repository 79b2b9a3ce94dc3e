import type { ReactNode } from 'react';
import { pageTop } from './page-top.styles.ts';

type PageTopProps = {
  title: string;
  /** One sentence. */
  lead?: string;
  /** Below the sentence. */
  note?: ReactNode;
  /** The actions of the whole page. */
  children?: ReactNode;
};

/** The beginning of a page. */
export const PageTop = ({ title, lead, note, children }: PageTopProps) => (
  <div className={pageTop}>
    <div>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {note}
    </div>
    {children}
  </div>
);
