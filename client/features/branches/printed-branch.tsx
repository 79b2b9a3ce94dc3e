import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { BranchActions } from './branch-actions.tsx';
import { BranchDetail } from './branch-detail.tsx';

/** The dialog of a branch as it stands there until it is live. */
export const Part = ({ branch, under }: { branch: BranchPartsFragment; under: string }) => {
  const text = useText();
  const name = branch.name || text('branches.unnamed');
  return (
    <ArrivalSheet
      cover
      title={name}
      under={under}
      closeLabel={text('shell.close')}
      footer={<BranchActions branch={branch} />}
    >
      <BranchDetail branch={branch} />
    </ArrivalSheet>
  );
};
