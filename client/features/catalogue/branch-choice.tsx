import type { BranchListQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import * as styles from './branch-choice.styles.ts';
import { detailsMenu, detailsPanel } from './details-menu.styles.ts';
import { servicesAddress } from './service-filter.ts';

type BranchChoiceProps = { branches: BranchListQuery['branches']; chosen: string | null };

/** Which branch to book at; its name is always in sight. A `details` element, so that it opens without JavaScript. */
export const BranchChoice = ({ branches, chosen }: BranchChoiceProps) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const { menu, close } = useDetailsMenu();
  const current = branches.find(({ id }) => id === chosen);
  return (
    <details className={`${detailsMenu} ${styles.choice}`} {...menu}>
      <summary aria-label={text('catalogue.branch.label', { name: current?.name ?? text('catalogue.branch.choose') })}>
        <Icon name="map-pin" />
        <span>{current?.name ?? text('catalogue.branch.choose')}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={`${detailsPanel} ${styles.list}`}>
        {branches.map(({ id, name, cityName }) => (
          <li key={id}>
            <Link
              to={servicesAddress({ branch: id })}
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
