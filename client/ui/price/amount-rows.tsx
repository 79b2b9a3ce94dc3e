import type { ReactNode } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './price.styles.ts';
import { Amount } from './price.tsx';

export type AmountRow = {
  label: string;
  amount?: number;
  /** Replaces the figures. */
  written?: string;
  /** In the place of the amount with its symbol. */
  figure?: ReactNode;
  isTotal?: boolean;
  /** Below or after the label. */
  note?: ReactNode;
  /** Replaces the look of the row. */
  look?: string | undefined;
};

/** A price, part by part, or other facts in the same rows. `currency` is its name for screen readers. */
export const AmountRows = ({ rows, currency }: { rows: readonly AmountRow[]; currency: string }) => (
  <dl className={looks.stack2}>
    {rows.map(({ label, isTotal, note, look, figure, amount = 0, written }) => (
      <div key={label} className={look ?? (isTotal ? styles.totalRow : styles.amountRow)}>
        <dt>
          <span>{label}</span>
          {note}
        </dt>
        <dd>{figure ?? <Amount {...{ amount, written }} label={currency} />}</dd>
      </div>
    ))}
  </dl>
);
