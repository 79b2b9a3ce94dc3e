import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import * as styles from './entry.styles.ts';

/** What stands on a row that leads on. */
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
