import { type Choice, LinkRow } from './link-row.tsx';
import * as styles from './service-filters.styles.ts';

type FilterRowProps = {
  label: string;
  /** Names the choice that takes everything. */
  all: string;
  options: readonly { id: string; name: string }[];
  chosen: string | null;
  addressOf: (id: string | null) => string;
  shape?: 'tabs' | 'chips' | 'smallChips';
};

/** A filter as a row of links; nothing when there is no choice. */
export const FilterRow = ({ label, all, options, chosen, addressOf, shape = 'chips' }: FilterRowProps) => {
  if (options.length < 2) return null;
  const choices: Choice[] = [
    { key: 'all', to: addressOf(null), label: all, isCurrent: chosen === null },
    ...options.map(({ id, name }) => ({ key: id, to: addressOf(id), label: name, isCurrent: id === chosen })),
  ];
  return <LinkRow label={label} choices={choices} className={styles.rows[shape]} />;
};
