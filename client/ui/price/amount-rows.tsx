import type { ReactNode } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './price.styles.ts';
import { Amount } from './price.tsx';

export type AmountRow = {
  label: string;
  amount: number;
  /** Replaces the figures. */
  written?: string;
  isTotal?: boolean;
  /** Below or after the label. */
  note?: ReactNode;
  /** Replaces the look of the row. */
  look?: string | undefined;
};

/** What something costs, part by part. `currency` is its name for screen readers. */
export const AmountRows = ({ rows, currency }: { rows: readonly AmountRow[]; currency: string }) => (
  <dl className={looks.stack2}>
    {rows.map(({ label, isTotal, note, look, ...figures }) => (
      <div key={label} className={look ?? (isTotal ? styles.totalRow : styles.amountRow)}>
        <dt>
          <span>{label}</span>
          {note}
        </dt>
        <dd>
          <Amount {...figures} label={currency} />
        </dd>
      </div>
    ))}
  </dl>
);
