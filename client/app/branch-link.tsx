import { useLocation } from 'react-router';
import { useBranchListQuery } from '../graphql/generated/operations.ts';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { readId } from '../routing/list-path.ts';
import { useChosenBranch } from '../session/branch-scope.tsx';
import { Icon } from '../ui/media/icon.tsx';
import * as styles from './layout.styles.ts';

/** The branch that the page is about, else the one that was chosen earlier; nothing before the first choice. */
const useShownBranch = (): string | null => {
  const { pathname, search } = useLocation();
  const { chosen } = useChosenBranch();
  const named = pathname === '/branches' ? null : readId(new URLSearchParams(search), 'branch');
  return named ?? chosen;
};

/** Names the branch in the header, and leads to the others. */
export const BranchLink = () => {
  const text = useText();
  const id = useShownBranch();
  const [{ data }] = useBranchListQuery({ variables: { ids: id === null ? [] : [id] }, pause: id === null });
  const name = id === null ? undefined : data?.branches.find((branch) => branch.id === id)?.name;
  if (!name) return null;
  return (
    <Link to="/branches" className={styles.branchLink} aria-label={text('shell.branch', { name })}>
      <Icon name="map-pin" />
      <span>{name}</span>
    </Link>
  );
};
