import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogLink } from '../../routing/link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './branch-card.styles.ts';
import { branchDialog } from './branch-definition.ts';
import { BranchActions, BranchFacts } from './branch-facts.tsx';
import { roundDistance } from './distance.ts';
import { OpeningStatus } from './opening.tsx';

type BranchCardProps = {
  branch: BranchPartsFragment;
  /** Of its dialog over the list. */
  to: string;
  /** Kilometres from the visitor; null when it is not known. */
  distance?: number | null;
  priority?: boolean;
  heading?: 'h2' | 'h3';
};

const Distance = ({ kilometres }: { kilometres: number }) => {
  const text = useText();
  const { unit, count } = roundDistance(kilometres);
  return (
    <p className={styles.distance}>
      <Icon name="navigation" />
      {text(unit === 'metres' ? 'branches.distance.metres' : 'branches.distance.kilometres', { count: String(count) })}
    </p>
  );
};

/** A branch in the list; its name opens everything about it. */
export const BranchCard = (props: BranchCardProps) => {
  const { branch, to, distance = null, priority = false, heading: Heading = 'h2' } = props;
  const text = useText();
  return (
    <li className={styles.branch} id={`branch-${branch.id}`}>
      <Picture src={branch.image} priority={priority} />
      <div className={styles.body}>
        <Heading>
          <DialogLink to={to} dialog={branchDialog}>
            {branch.name || text('branches.unnamed')}
          </DialogLink>
        </Heading>
        <OpeningStatus branch={branch} />
        {distance !== null && <Distance kilometres={distance} />}
        {branch.description && <p className={styles.description}>{branch.description}</p>}
        <BranchFacts branch={branch} />
        <div className={styles.actions}>
          <BranchActions branch={branch} />
        </div>
      </div>
    </li>
  );
};
