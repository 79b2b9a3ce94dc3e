import { useCallback } from 'react';
import { failureOf, statusOfFailure, textOfFailure } from '../../graphql/failure.ts';
import { BranchesDocument, type BranchesQuery, useBranchesQuery } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { useAddressedDialog } from '../../routing/use-addressed-dialog.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';
import { BranchActions } from './branch-actions.tsx';
import { branchAddress, readBranch } from './branch-address.ts';
import * as styles from './branch-card.styles.ts';
import { BranchCard } from './branch-card.tsx';
import { branchDialog } from './branch-definition.ts';
import { BranchDetail } from './branch-detail.tsx';
import { kilometresTo, nearestFirst } from './distance.ts';
import { NearestButton } from './nearest-button.tsx';
import { useFreshOpening } from './use-fresh-opening.ts';
import { useOwnPlace } from './use-own-place.ts';
import { WaitingBranches } from './waiting-branches.tsx';

type Branches = BranchesQuery['branches'];

const listAddress = '/branches';

const branchIn = (branches: Branches | undefined, id: string | null) => branches?.find((branch) => branch.id === id);

export const prefetch = async ({ client, search }: PageContext) => {
  const { data, error } = await client.query(BranchesDocument, {});
  const wanted = readBranch(search);
  if (data && wanted && !branchIn(data.branches, wanted)) return { status: 404 } as const;
  return statusOfFailure(error);
};

export const head = ({ intl, client, search }: HeadContext) => {
  const branch = branchIn(readCached(client, BranchesDocument, {})?.branches, readBranch(search));
  const title = intl.formatMessage({ id: 'branches.list.title' });
  const description = intl.formatMessage({ id: 'branches.list.description' });
  if (!branch) return { title, description, canonicalPath: listAddress };
  return {
    title: `${branch.name.slice(0, 120)} · ${title}`,
    description: branch.description?.slice(0, 160) ?? description,
    canonicalPath: branchAddress(branch.id),
    ...(branch.image && { image: branch.image }),
  };
};

/** The branch of the address: its dialog, and what stands there until the dialog comes. */
const ShownBranch = ({ branches }: { branches: Branches }) => {
  const text = useText();
  const dialogs = useDialogs();
  const id = readBranch(usePage().search);
  useAddressedDialog({ id, open: (branchId) => dialogs.open(branchDialog, { branchId }), under: listAddress });
  const branch = branchIn(branches, id);
  if (!branch) return null;
  return (
    <ArrivalSheet
      title={branch.name || text('branches.unnamed')}
      under={listAddress}
      closeLabel={text('shell.close')}
      footer={<BranchActions branch={branch} />}
    >
      <BranchDetail branch={branch} />
    </ArrivalSheet>
  );
};

const BranchesList = ({ branches }: { branches: Branches }) => {
  const { own, ask, forget } = useOwnPlace();
  const { place } = own;
  const shown = place ? nearestFirst(branches, place) : branches;
  const canMeasure = branches.length > 1 && branches.some(({ latitude }) => latitude !== null);
  return (
    <>
      {canMeasure && <NearestButton own={own} ask={ask} forget={forget} />}
      <ul className={styles.list}>
        {shown.map((branch, index) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            distance={place && kilometresTo(place, branch)}
            priority={index === 0}
          />
        ))}
      </ul>
    </>
  );
};

const Content = () => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({});
  const askAgain = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  useFreshOpening(data?.branches, askAgain);
  if (error && !data) {
    return (
      <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={askAgain} waiting={fetching}>
        {textOfFailure(text, failureOf(error))}
      </ErrorState>
    );
  }
  if (!data) return <WaitingBranches />;
  if (data.branches.length === 0) {
    return (
      <EmptyState icon="map-pin" title={text('branches.empty.title')}>
        {text('branches.empty.body')}
      </EmptyState>
    );
  }
  return (
    <>
      <ShownBranch branches={data.branches} />
      <BranchesList branches={data.branches} />
    </>
  );
};

export const Page = () => {
  const text = useText();
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('branches.list.title')}</h1>
          <p>{text('branches.list.description')}</p>
        </div>
      </div>
      <Content />
    </>
  );
};
