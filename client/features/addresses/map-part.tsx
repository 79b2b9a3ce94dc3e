import { useEffect, useState } from 'react';
import { useMapSettingsQuery } from '../../graphql/generated/hooks.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { Position } from './address-list.ts';
import { loadMap } from './load-map.ts';
import * as styles from './map.styles.ts';
import { hasMoved } from './map-rules.ts';
import type { PlaceFinder } from './use-place-finder.ts';

type View = Awaited<ReturnType<typeof loadMap>>;

/** `troubled` while the map is tried again, `failed` when it does not come, `none` when this shop has none. */
type MapState = 'waiting' | 'ready' | 'troubled' | 'failed' | 'none';

/** Loads the map, and says how far it is. */
export const useMap = () => {
  const language = useLocale();
  const [{ data, error, fetching }, ask] = useMapSettingsQuery();
  const settings = data?.maps ?? null;
  const [attempt, setAttempt] = useState(1);
  const [loaded, setState] = useState<MapState>('waiting');
  const [View, setView] = useState<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it anew
  useEffect(() => {
    if (!settings) return;
    const left = new AbortController();
    loadMap(settings, { language, signal: left.signal, onTrouble: () => setState('troubled') }).then(
      (view) => setView(() => view),
      () => setState('failed'),
    );
    return () => left.abort();
  }, [settings, language, attempt]);
  const answered = error && !fetching ? 'failed' : loaded;
  return {
    View,
    state: data && !settings ? 'none' : answered,
    setState,
    tryAgain: () => {
      setState('waiting');
      setAttempt(attempt + 1);
      if (error) ask({ requestPolicy: 'network-only' });
    },
  };
};

const Pin = ({ isPlaced, isLifted }: { isPlaced: boolean; isLifted: boolean }) => (
  <svg
    viewBox="0 0 36 46"
    className={styles.pin}
    aria-hidden="true"
    data-placed={isPlaced || undefined}
    data-lifted={isLifted || undefined}
  >
    <ellipse cx="18" cy="43" rx="7" ry="2.5" className={styles.pinShadow} />
    <g>
      <path d="M18 43C10 32 3 25 3 17a15 15 0 0 1 30 0c0 8-7 15-15 26Z" className={styles.pinBody} />
      <circle cx="18" cy="17" r="5.5" className={styles.pinEye} />
    </g>
  </svg>
);

const Locate = ({ finder, className }: { finder: PlaceFinder; className: string }) => {
  const text = useText();
  return (
    <Button
      variant="secondary"
      icon="locate-fixed"
      className={className}
      waiting={finder.status === 'locating'}
      waitingLabel={text('addresses.locating')}
      onClick={finder.locate}
    >
      {text('addresses.locate')}
    </Button>
  );
};

type MapPartProps = {
  map: ReturnType<typeof useMap>;
  finder: PlaceFinder;
  /** Where the map starts; null while that is being found out. */
  start: Position | null;
  /** Where the pin stands; null while nothing has been marked. */
  position: Position | null;
};

/** The map under a pin that stays in its middle, or what takes its place. */
export const MapPart = ({ map, finder, start, position }: MapPartProps) => {
  const text = useText();
  const [isHeld, setIsHeld] = useState(false);
  const [wasMoved, setWasMoved] = useState(false);
  const hold = () => {
    setIsHeld(true);
    setWasMoved(true);
    finder.holdMap();
  };
  const rest = (centre: Position) => {
    setIsHeld(false);
    // A map that has just been drawn rests where it starts: the customer has marked nothing.
    const former = position ?? start;
    if (!former || !hasMoved(former, centre)) return;
    setWasMoved(true);
    finder.moveTo(centre);
  };
  // The address can be placed without it.
  if (map.state === 'failed' || map.state === 'none') {
    return (
      <>
        <div role="status">
          <EmptyState
            icon="map-pin"
            action={
              map.state === 'failed' && (
                <Button variant="ghost" icon="refresh-cw" onClick={map.tryAgain}>
                  {text('shell.tryAgain')}
                </Button>
              )
            }
          >
            {text('addresses.map.failed')}
          </EmptyState>
        </div>
        <Locate finder={finder} className={looks.middle} />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be no frame for a map
    <div
      role="group"
      aria-label={text('addresses.map.label')}
      aria-busy={map.state !== 'ready' || undefined}
      className={styles.frame}
    >
      {map.state !== 'ready' && <Skeleton shape="filling" />}
      {map.View && start && (
        <map.View start={start} target={finder.target} onState={map.setState} onDragStart={hold} onRest={rest} />
      )}
      {map.state === 'ready' && (
        <>
          <Pin isPlaced={position !== null} isLifted={isHeld} />
          {!wasMoved && <p className={styles.hint}>{text('addresses.map.hint')}</p>}
        </>
      )}
      <Locate finder={finder} className={styles.locateOverMap} />
    </div>
  );
};
