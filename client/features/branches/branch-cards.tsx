import { useIntl } from 'react-intl';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogLink } from '../../routing/link.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Position } from '../../ui/own-position.ts';
import * as styles from './branch-card.styles.ts';
import { branchDialog } from './branch-definition.ts';
import { BranchActions, BranchFacts } from './branch-facts.tsx';
import { type BranchFilter, branchListPath } from './branch-filter.ts';
import { kilometresTo } from './distance.ts';
import { OpeningStatus } from './opening.tsx';

const Distance = ({ branch, from }: { branch: BranchPartsFragment; from: Position }) => {
  const text = useText();
  const intl = useIntl();
  const kilometres = kilometresTo(from, branch);
  if (kilometres === null) return null;
  // A distance that would round to 1000 metres is a kilometre.
  const [unit, count] = kilometres < 0.995 ? ['meter', kilometres * 1000] : ['kilometer', kilometres];
  const distance = intl.formatNumber(count, { style: 'unit', unit, maximumSignificantDigits: 2 });
  return (
    <p className={looks.fact}>
      <Icon name="navigation" />
      {text('branches.distance', { distance })}
    </p>
  );
};

type BranchCardsProps = {
  branches: readonly BranchPartsFragment[];
  /** Of the list under the dialog that a card opens. */
  filter?: Partial<BranchFilter>;
  heading?: 'h2' | 'h3';
  /** Its picture is wanted first. */
  first?: BranchPartsFragment | undefined;
  /** Where the visitor is, to show how far they have to go. */
  from?: Position;
};

/** Branches in a list; the name of each opens everything about it. */
export const BranchCards = ({ branches, filter, heading: Heading = 'h2', first, from }: BranchCardsProps) => {
  const text = useText();
  return (
    <ul className={styles.list}>
      {branches.map((branch) => (
        <li key={branch.id} className={styles.branch} id={`branch-${branch.id}`}>
          <Picture src={branch.image} priority={branch === first} />
          <div className={styles.body}>
            <Heading>
              <DialogLink to={branchListPath({ ...filter, branch: branch.id })} dialog={branchDialog}>
                {branch.name || text('branches.branch')}
              </DialogLink>
            </Heading>
            <OpeningStatus branch={branch} />
            {from && <Distance branch={branch} from={from} />}
            {branch.description && <p className={styles.description}>{branch.description}</p>}
            <BranchFacts branch={branch} />
            <div className={styles.actions}>
              <BranchActions branch={branch} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
