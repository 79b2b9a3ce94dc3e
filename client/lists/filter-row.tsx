import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import { revealCurrent, revealFocused } from '../ui/reveal.ts';
import * as styles from './list-ways.styles.ts';

type FilterRowProps = {
  label: string;
  /** Names the choice that takes everything. */
  all: string;
  options: readonly { id: string; name: string }[];
  chosen: string | null;
  pathOf: (id: string | null) => string;
  shape?: 'tabs' | 'chips' | 'smallChips';
  /** The row of what the chosen one is divided into. On a phone it stands in line, so that nothing below moves. */
  children?: ReactNode;
};

/** A filter as a row of links, which works without JavaScript; nothing when there is no choice. */
export const FilterRow = (props: FilterRowProps) => {
  const { label, all, options, chosen, pathOf, shape = 'chips', children } = props;
  if (options.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.rows[shape]} ref={revealCurrent} onFocus={revealFocused}>
        {[{ id: null, name: all }, ...options].map(({ id, name }) => (
          <li key={id}>
            <Link to={pathOf(id)} keepScroll aria-current={id === chosen ? 'true' : undefined}>
              {name}
            </Link>
            {id && id === chosen && children}
          </li>
        ))}
      </ul>
    </nav>
  );
};
