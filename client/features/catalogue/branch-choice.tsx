import type { BranchListQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link, OpeningLink } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import { branchChoiceDialog } from '../branches/public.ts';
import { servicesPath } from './service-filter.ts';
import * as styles from './services-page.styles.ts';

type BranchChoiceProps = { list: BranchListQuery; chosen: string | null };

type MenuProps = { branches: BranchListQuery['branchPage']['branches']; chosen: string | null; name: string };

const pathOf = (branch: string) => servicesPath({ branch });

/** A `details` element, so that it opens without JavaScript. */
const BranchMenu = ({ branches, chosen, name: shown }: MenuProps) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const { menu, close } = useDetailsMenu();
  return (
    <details className={`${styles.detailsMenu} ${styles.choice}`} {...menu}>
      <summary aria-label={text('catalogue.branch.label', { name: shown })}>
        <Icon name="map-pin" />
        <span>{shown}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={`${styles.detailsPanel} ${styles.list}`}>
        {branches.map(({ id, name, cityName }) => (
          <li key={id}>
            <Link
              to={pathOf(id)}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => {
                choose(id);
                close();
              }}
            >
              <span>
                {name}
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

/** Which branch to book at; its name is always in sight. More branches than a menu holds are searched in a dialog. */
export const BranchChoice = ({ list: { branchPage, branches }, chosen }: BranchChoiceProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const known = [...branches, ...branchPage.branches];
  const name = known.find(({ id }) => id === chosen)?.name || text('branches.choose');
  if (branchPage.branches.length >= branchPage.unfilteredTotal) {
    return <BranchMenu branches={branchPage.branches} chosen={chosen} name={name} />;
  }
  return (
    <div className={`${styles.detailsMenu} ${styles.choice}`}>
      <OpeningLink
        to="/branches"
        aria-label={text('catalogue.branch.label', { name })}
        onOpen={() => dialogs.open(branchChoiceDialog, { chosen, pathOf })}
        onApproach={() => warmDialog(branchChoiceDialog)}
      >
        <Icon name="map-pin" />
        <span>{name}</span>
        <Icon name="chevron-down" />
      </OpeningLink>
    </div>
  );
};
