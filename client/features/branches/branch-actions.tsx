import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { DirectionsLink } from './branch-facts.tsx';

/** To the treatments of a branch, and on the way to its door. */
export const BranchActions = ({ branch }: { branch: BranchPartsFragment }) => {
  const text = useText();
  const { id, name } = branch;
  const { choose } = useChosenBranch();
  return (
    <>
      <DirectionsLink branch={branch} />
      <Link
        to={`/services?branch=${id}`}
        className={buttonLook.primary.md}
        aria-label={text('branches.services.at', { name })}
        onClick={() => choose(id)}
      >
        {text('branches.services')}
      </Link>
    </>
  );
};
