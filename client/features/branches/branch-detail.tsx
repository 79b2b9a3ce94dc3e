import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { SheetTitle } from '../../ui/dialog/sheet.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { detail, picture, texts } from '../../ui/media/item-detail.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchFacts } from './branch-facts.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningStatus } from './opening-status.tsx';

/** All that a visitor wants to know about a branch. The map is a third party's page, so it loads on a press only. */
export const BranchDetail = ({ branch }: { branch: BranchPartsFragment }) => {
  const text = useText();
  return (
    <div className={detail}>
      <div className={picture} data-picture="">
        <Picture src={branch.image} priority className={styles.portrait} />
      </div>
      <div className={texts}>
        <SheetTitle>{branch.name || text('branches.unnamed')}</SheetTitle>
        <OpeningStatus branch={branch} />
        {branch.description && <p className={styles.longDescription}>{branch.description}</p>}
        <div className={styles.parts}>
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
      </div>
    </div>
  );
};
