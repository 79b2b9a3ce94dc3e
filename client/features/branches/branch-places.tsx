import { Answered } from '../../graphql/failed-query.tsx';
import { useBranchPageQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as styles from './branch-card.styles.ts';
import { BranchCards } from './branch-cards.tsx';
import { readBranchFilter } from './branch-filter.ts';

/** The variables of the first page of branches. */
export const firstBranches = { filter: readBranchFilter(new URLSearchParams()) };

/** The first branches, below a page of another feature, and the way to the others. */
export const BranchPlaces = () => {
  const text = useText();
  return (
    <Answered query={useBranchPageQuery({ variables: firstBranches })} waiting={<Waiting />}>
      {({ branchPage: { branches, unfilteredTotal } }) => (
        <>
          <BranchCards branches={branches} heading="h3" />
          {branches.length < unfilteredTotal && (
            <p className={styles.more}>
              <Link to="/branches" className={buttonLook.secondary.md}>
                {text('branches.none.all')}
              </Link>
            </p>
          )}
        </>
      )}
    </Answered>
  );
};
