import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchFacts, type FullBranch } from './branch-facts.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningStatus } from './opening-status.tsx';

/** All that a visitor wants to know about a branch. A map is another house's page, so it waits for a press. */
export const BranchDetail = ({ branch }: { branch: FullBranch }) => {
  const text = useText();
  return (
    <div className={styles.detail}>
      <Picture src={branch.image} priority className={styles.detailPicture} />
      <OpeningStatus branch={branch} />
      {branch.description && <p className={styles.longDescription}>{branch.description}</p>}
      <div>
        <BranchFacts branch={branch} />
        {branch.mapUrl && (
          <a href={branch.mapUrl} className={styles.mapLink} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" />
            {text('branches.map')}
          </a>
        )}
      </div>
      <OpeningHours days={branch.workingTimes} />
    </div>
  );
};
