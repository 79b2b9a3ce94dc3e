import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import * as styles from './entry.styles.ts';

/** The content of a row that leads to another page. */
export const EntryFace = ({ icon, name, says }: { icon: IconName; name: string; says: string }) => (
  <>
    <Icon name={icon} className={styles.entryIcon} />
    <span>
      <span className={styles.entryName}>{name}</span>
      <span className={styles.note}>{says}</span>
    </span>
    <Icon name="chevron-right" className={styles.arrow} />
  </>
);
