import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchFacts, type FullBranch } from './branch-facts.tsx';
import { OpeningHours } from './opening-hours.tsx';

const BranchActions = ({ branch: { id, name, directionsUrl } }: { branch: FullBranch }) => {
  const text = useText();
  return (
    <div className={styles.actions}>
      <Link
        to={`/services?branch=${id}`}
        className={buttonLook.primary.md}
        aria-label={text('branches.services.at', { name })}
      >
        {text('branches.services')}
      </Link>
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
    </div>
  );
};

/** All that a visitor wants to know about a branch. */
export const BranchCard = ({ branch, priority }: { branch: FullBranch; priority: boolean }) => {
  const text = useText();
  return (
    <li className={styles.branch} id={`branch-${branch.id}`}>
      <Picture src={branch.image} priority={priority} />
      <div className={styles.body}>
        <div className={styles.title}>
          <h2>{branch.name || text('branches.unnamed')}</h2>
          <span className={styles.status}>
            <Badge color={branch.isOpen ? 'palm' : 'clay'}>
              {text(branch.isOpen ? 'branches.open' : 'branches.closed')}
            </Badge>
          </span>
        </div>
        {branch.description && <p className={styles.description}>{branch.description}</p>}
        <BranchFacts branch={branch} />
        <OpeningHours days={branch.workingTimes} />
        <BranchActions branch={branch} />
      </div>
    </li>
  );
};
