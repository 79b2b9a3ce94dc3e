import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FullBranch } from './branch-facts.tsx';

/** To the treatments of a branch, and on the way to its door. */
export const BranchActions = ({ branch: { id, name, directionsUrl } }: { branch: FullBranch }) => {
  const text = useText();
  const { choose } = useChosenBranch();
  return (
    <>
      {directionsUrl && (
        <a
          href={directionsUrl}
          className={buttonLook.secondary.md}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('branches.directions.to', { name })}
        >
          <Icon name="navigation" />
          {text('branches.directions')}
        </a>
      )}
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
