import type { BranchListQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { detailsMenu, detailsPanel } from '../../ui/details-menu.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import * as styles from './branch-list.styles.ts';
import { BranchOptions } from './branch-options.tsx';
import { branchChoiceDialog } from './dialogs.ts';

type BranchChoiceProps = {
  list: BranchListQuery;
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
};

type MenuProps = Omit<BranchChoiceProps, 'list'> & {
  branches: BranchListQuery['branchPage']['branches'];
  name: string;
};

/** A `details` element, so that it opens without JavaScript. */
const BranchMenu = ({ branches, chosen, pathOf, name: shown }: MenuProps) => {
  const text = useText();
  const { menu, close } = useDetailsMenu();
  return (
    <details className={`${detailsMenu} ${styles.choice}`} {...menu}>
      <summary aria-label={text('catalogue.branch.label', { name: shown })}>
        <Icon name="map-pin" />
        <span>{shown}</span>
        <Icon name="chevron-down" />
      </summary>
      <BranchOptions
        branches={branches.map(({ cityName, ...branch }) => ({ ...branch, note: cityName }))}
        chosen={chosen}
        pathOf={pathOf}
        onChosen={close}
        className={`${detailsPanel} ${styles.choices}`}
      />
    </details>
  );
};

/** Which branch to book at; its name is always in sight. More branches than a menu holds are searched in a dialog. */
export const BranchChoice = ({ list: { branchPage, branches }, chosen, pathOf }: BranchChoiceProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const known = [...branches, ...branchPage.branches];
  const name = known.find(({ id }) => id === chosen)?.name || text('branches.choose');
  if (branchPage.branches.length >= branchPage.unfilteredTotal) {
    return <BranchMenu branches={branchPage.branches} chosen={chosen} pathOf={pathOf} name={name} />;
  }
  return (
    <div className={`${detailsMenu} ${styles.choice}`}>
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
