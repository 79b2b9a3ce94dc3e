import { useState } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useBranchesQuery, useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { ownPosition, type Position, type Unlocated } from '../../ui/own-position.ts';
import * as styles from './branch-card.styles.ts';
import { BranchCards } from './branch-cards.tsx';
import type { BranchFilter } from './branch-filter.ts';
import { nearestFirst } from './distance.ts';

const atOnce = 12;

/**
 * All branches, the nearest first, a few more at each press. The place stays on the device: it asks for
 * where all branches are and measures by itself.
 */
export const NearestBranches = ({ place, filter }: { place: Position; filter: BranchFilter }) => {
  const text = useText();
  const [wanted, setWanted] = useState(atOnce);
  const [places, askForPlaces] = useBranchPlacesQuery({});
  const order = nearestFirst(places.data?.branches ?? [], place).map(({ id }) => id);
  const ids = order.slice(0, wanted);
  const [{ data, error, fetching }, askForBranches] = useBranchesQuery({ variables: { ids }, pause: ids.length === 0 });
  const failure = places.error ?? error;
  if (!data && failure) {
    const execute = places.error ? askForPlaces : askForBranches;
    return <FailedAnswer error={failure} execute={execute} waiting={places.fetching || fetching} />;
  }
  if (!data) return <Waiting look={styles.list} shape="picture" count={2} />;
  const branches = nearestFirst(data.branches, place);
  return (
    <>
      <BranchCards branches={branches} filter={filter} first={branches[0]} from={place} />
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

/** Where the visitor is, once they have asked for it and allowed it. It stays in this page and is not sent. */
export const useOwnPlace = () => {
  const [own, setOwn] = useState<Position | Unlocated | 'asking' | null>(null);
  const ask = () => {
    setOwn('asking');
    ownPosition(false).then(setOwn);
  };
  return { own, place: typeof own === 'string' ? null : own, ask, forget: () => setOwn(null) };
};

/** Puts the nearest branch first, when the visitor shares their location; a refusal is answered kindly. */
export const NearestButton = ({ own, place, ask, forget }: ReturnType<typeof useOwnPlace>) => {
  const text = useText();
  const problem = own === 'refused' ? 'branches.nearest.refused' : 'branches.nearest.unknown';
  return (
    <div className={styles.nearest}>
      <Button
        variant="secondary"
        icon="navigation"
        aria-pressed={place !== null}
        waiting={own === 'asking'}
        waitingLabel={text('shell.locating')}
        onClick={place ? forget : ask}
      >
        {text('branches.nearest')}
      </Button>
      <p role="status">{typeof own === 'string' && own !== 'asking' && text(problem)}</p>
    </div>
  );
};
