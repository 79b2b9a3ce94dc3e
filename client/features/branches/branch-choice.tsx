import type { BranchListQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { detailsMenu, detailsPanel } from '../../ui/details-menu.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import * as styles from './branch-list.styles.ts';

type BranchChoiceProps = {
  list: BranchListQuery;
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
};

/**
 * Which branch to book at; its name is always in sight. A `details` element, so that it opens without JavaScript. More
 * branches than a menu holds are searched on their page.
 */
export const BranchChoice = ({ list: { branchPage, branches }, chosen, pathOf }: BranchChoiceProps) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const { menu, close } = useDetailsMenu();
  const known = [...branches, ...branchPage.branches];
  const name = known.find(({ id }) => id === chosen)?.name || text('branches.choose');
  const label = text('catalogue.branch.label', { name });
  const face = (
    <>
      <Icon name="map-pin" />
      <span>{name}</span>
      <Icon name="chevron-down" />
    </>
  );
  if (branchPage.branches.length < branchPage.unfilteredTotal) {
    return (
      <div className={`${detailsMenu} ${styles.choice}`}>
        <Link to="/branches" aria-label={label}>
          {face}
        </Link>
      </div>
    );
  }
  const take = (id: string) => {
    choose(id);
    close();
  };
  return (
    <details className={`${detailsMenu} ${styles.choice}`} {...menu}>
      <summary aria-label={label}>{face}</summary>
      <ul className={`${detailsPanel} ${styles.choices}`}>
        {branchPage.branches.map(({ id, name: option, cityName }) => (
          <li key={id}>
            <Link to={pathOf(id)} aria-current={id === chosen ? 'true' : undefined} onClick={() => take(id)}>
              <span>
                {option || text('branches.branch')}
                {cityName && <small>{cityName}</small>}
              </span>
              {id === chosen && <Icon name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
