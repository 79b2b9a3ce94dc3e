import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useBranchesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BranchActions } from './branch-actions.tsx';
import { BranchDetail } from './branch-detail.tsx';

export const Dialog = ({
  branchId,
  known,
  onClose,
}: DialogControls & { branchId: string; known?: BranchPartsFragment }) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({ variables: { ids: [branchId] } });
  const branch = data ? data.branches.find(({ id }) => id === branchId) : known;
  const name = branch?.name || text('branches.unnamed');
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
