import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './branch-list.styles.ts';

type BranchOptionsProps = {
  branches: readonly { id: string; name: string; note: string | null }[];
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
  onChosen: () => void;
  className?: string;
};

/** Branches to choose one from, each with a word about where it is. */
export const BranchOptions = ({ branches, chosen, pathOf, onChosen, className = '' }: BranchOptionsProps) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const take = (id: string) => {
    choose(id);
    onChosen();
  };
  return (
    <ul className={`${styles.options} ${className}`}>
      {branches.map(({ id, name, note }) => (
        <li key={id}>
          <Link to={pathOf(id)} aria-current={id === chosen ? 'true' : undefined} onClick={() => take(id)}>
            <span>
              {name || text('branches.unnamed')}
              {note && <small>{note}</small>}
            </span>
            {id === chosen && <Icon name="check" />}
          </Link>
        </li>
      ))}
    </ul>
  );
};
