import { useState } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useBranchesQuery, useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchCard } from './branch-card.tsx';
import { kilometresTo, nearestFirst, ownPosition, type Place } from './distance.ts';

const atOnce = 12;

/**
 * All branches, the nearest first, a few more at each press. The place stays on the device: it asks for
 * where all branches are and measures by itself.
 */
export const NearestBranches = ({ place, pathOf }: { place: Place; pathOf: (id: string) => string }) => {
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

export type OwnPlace =
  | { state: 'unasked' | 'asking' | 'refused' | 'unknown'; place: null }
  | { state: 'known'; place: Place };

const unasked: OwnPlace = { state: 'unasked', place: null };

/** Where the visitor is, once they have asked for it and allowed it. It stays in this page and is not sent. */
export const useOwnPlace = () => {
  const [own, setOwn] = useState<OwnPlace>(unasked);
  const ask = () => {
    if (!navigator.geolocation) return setOwn({ state: 'unknown', place: null });
    setOwn({ state: 'asking', place: null });
    ownPosition().then(
      (place) => setOwn({ state: 'known', place }),
      ({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
        setOwn({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown', place: null }),
    );
  };
  return { own, ask, forget: () => setOwn(unasked) };
};

/** Puts the nearest branch first, when the visitor shares their location; a refusal is answered kindly. */
export const NearestButton = ({ own: { state }, ask, forget }: ReturnType<typeof useOwnPlace>) => {
  const text = useText();
  const isOn = state === 'known';
  const said = { refused: text('branches.nearest.refused'), unknown: text('branches.nearest.unknown') };
  return (
    <div className={styles.nearest}>
      <Button
        variant="secondary"
        icon="navigation"
        aria-pressed={isOn}
        waiting={state === 'asking'}
        waitingLabel={text('branches.nearest.asking')}
        onClick={isOn ? forget : ask}
      >
        {text('branches.nearest')}
      </Button>
      <p role="status">{state === 'refused' || state === 'unknown' ? said[state] : ''}</p>
    </div>
  );
};
