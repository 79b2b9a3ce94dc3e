import { useState } from 'react';
import { useBranchesQuery, useBranchPlacesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchCard } from './branch-card.tsx';
import { kilometresTo, nearestFirst, type Place } from './distance.ts';
import { WaitingBranches } from './waiting-branches.tsx';

const atOnce = 12;

/**
 * All branches of a long list, the nearest first, a few more at each press. The place stays on the device: it asks for
 * where all branches are and measures by itself.
 */
export const NearestBranches = ({ place, pathOf }: { place: Place; pathOf: (id: string) => string }) => {
  const text = useText();
  const [wanted, setWanted] = useState(atOnce);
  const [places] = useBranchPlacesQuery({});
  const order = nearestFirst(places.data?.branches ?? [], place).map(({ id }) => id);
  const ids = order.slice(0, wanted);
  const [{ data, fetching }] = useBranchesQuery({ variables: { ids }, pause: ids.length === 0 });
  if (!data) return <WaitingBranches />;
  return (
    <>
      <ul className={styles.list} aria-busy={fetching || undefined}>
        {nearestFirst(data.branches, place).map((branch, index) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            to={pathOf(branch.id)}
            distance={kilometresTo(place, branch)}
            priority={index === 0}
          />
        ))}
      </ul>
      {wanted < order.length && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            waiting={fetching}
            waitingLabel={text('shell.loading')}
            onClick={() => setWanted(wanted + atOnce)}
          >
            {text('branches.more')}
          </Button>
        </p>
      )}
    </>
  );
};
