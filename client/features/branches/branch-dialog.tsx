import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { useBranchesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BranchActions } from './branch-actions.tsx';
import { BranchDetail } from './branch-detail.tsx';

export const Dialog = ({ branchId, onClose }: DialogControls & { branchId: string }) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({});
  const branch = data?.branches.find(({ id }) => id === branchId);
  return (
    <DialogFrame
      title={branch?.name || text('branches.unnamed')}
      onClose={onClose}
      footer={branch && <BranchActions branch={branch} />}
    >
      {branch && <BranchDetail branch={branch} />}
      {!branch && fetching && <DialogSkeleton />}
      {!branch && error && !fetching && (
        <FailedQuery execute={execute}>{textOfFailure(text, failureOf(error))}</FailedQuery>
      )}
      {data && !branch && <EmptyState icon="map-pin">{text('branches.gone')}</EmptyState>}
    </DialogFrame>
  );
};
