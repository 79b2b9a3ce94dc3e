import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useBranchesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { detail, picture, texts } from '../../lists/item-detail.styles.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { SheetTitle } from '../../ui/dialog/sheet.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchActions, BranchFacts } from './branch-facts.tsx';
import { OpeningHours, OpeningStatus } from './opening.tsx';

/** All that a visitor wants to know about a branch. The map is a third party's page, so it loads on a press only. */
const BranchDetail = ({ branch }: { branch: BranchPartsFragment }) => {
  const text = useText();
  return (
    <div className={detail}>
      <div className={picture} data-picture="">
        <Picture src={branch.image} priority className={styles.portrait} />
      </div>
      <div className={texts}>
        <SheetTitle>{branch.name || text('branches.branch')}</SheetTitle>
        <OpeningStatus branch={branch} />
        {branch.description && <p className={looks.description}>{branch.description}</p>}
        <div className={styles.parts}>
          <div>
            <BranchFacts branch={branch} />
            {branch.mapUrl && (
              <a href={branch.mapUrl} className={looks.quietAction} target="_blank" rel="noopener noreferrer">
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

export type BranchDialogProps = {
  branchId: string;
  /** The branch as the list knows it, shown until the full answer is here. */
  known?: BranchPartsFragment;
};

export const Dialog = ({ branchId, known, onClose }: BranchDialogProps & DialogControls) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({ variables: { ids: [branchId] } });
  const branch = data ? data.branches.find(({ id }) => id === branchId) : known;
  const name = branch?.name || text('branches.branch');
  return (
    <DialogFrame
      title={name}
      cover={branch !== undefined}
      onClose={onClose}
      footer={branch && <BranchActions branch={branch} />}
    >
      {branch && <BranchDetail branch={branch} />}
      {!branch && fetching && <DialogSkeleton />}
      {!branch && error && !fetching && <FailedAnswer error={error} execute={execute} />}
      {data && !branch && <EmptyState icon="map-pin">{text('branches.gone')}</EmptyState>}
    </DialogFrame>
  );
};
