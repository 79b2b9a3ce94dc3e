import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import * as styles from './profile.styles.ts';

/** The content of a row that leads to another page. */
export const EntryFace = ({ icon, name, says }: { icon: IconName; name: string; says: string }) => (
  <>
    <Icon name={icon} className={styles.entryIcon} />
    <span>
      <span className={styles.entryName}>{name}</span>
      <span className={looks.quiet}>{says}</span>
    </span>
    <Icon name="chevron-right" className={looks.arrow} />
  </>
);
