import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMapSettingsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './map.styles.ts';
import { hasMoved, type Position, retryDelay } from './map-rules.ts';
import type { PlaceFinder } from './use-place-finder.ts';

/** `none` when this shop has no maps, `failed` when it has some that do not come. */
type MapState = 'waiting' | 'ready' | 'failed' | 'none';

type Attempts = { attempt: number; failures: number; isPausing: boolean; isReady: boolean };

const firstAttempt: Attempts = { attempt: 0, failures: 0, isPausing: false, isReady: false };
const hopeless = Number.POSITIVE_INFINITY;

/** Loads the map, up to three times more after growing waits, and again when the customer asks for it. */
export const useMapAttempts = () => {
  const [{ data, error, fetching }, ask] = useMapSettingsQuery({});
  const [{ attempt, failures, isPausing, isReady }, setAttempts] = useState(firstAttempt);
  useEffect(() => {
    const delay = isPausing ? retryDelay(failures) : null;
    if (delay === null) return;
    const next = (before: Attempts) => ({ ...before, attempt: before.attempt + 1, isPausing: false });
    const timer = setTimeout(() => setAttempts(next), delay);
    return () => clearTimeout(timer);
  }, [failures, isPausing]);

  const settings = data?.maps ?? null;
  const hasFailed = Boolean(error) || (isPausing && retryDelay(failures) === null);
  const stateOf = (): MapState => {
    if (hasFailed && !fetching) return 'failed';
    if (data && !settings) return 'none';
    return isReady ? 'ready' : 'waiting';
  };
  return {
    settings,
    state: stateOf(),
    /** Changes with every attempt; the map of an earlier one is thrown away. */
    attempt,
    isDrawn: settings !== null && !isPausing,
    /** Something went wrong already; there may still be another attempt. */
    isTroubled: failures > 0 && !isReady,
    ready: () => setAttempts((before) => ({ ...before, isReady: true })),
    fail: () =>
      setAttempts((before) => ({ ...before, failures: before.failures + 1, isPausing: true, isReady: false })),
    giveUp: () => setAttempts((before) => ({ ...before, failures: hopeless, isPausing: true, isReady: false })),
    tryAgain: () => {
      setAttempts((before) => ({ ...firstAttempt, attempt: before.attempt + 1 }));
      if (error) ask({ requestPolicy: 'network-only' });
    },
  };
};

type MapAttempts = ReturnType<typeof useMapAttempts>;

type MapBoundaryProps = { onFailure: () => void; children: ReactNode };

/** A map that cannot be fetched or drawn is told; the form around it lives on. */
class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const MapView = lazy(() => import('./map-view.tsx').then((file) => ({ default: file.MapView })));

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

/** Instead of a map that does not come; the address can be placed without it. */
const NoMap = ({ onTryAgain }: { onTryAgain: (() => void) | null }) => {
  const text = useText();
  return (
    <div className={styles.noMap} role="status">
      <span className={styles.noMapMedal}>
        <Icon name="map-pin" />
      </span>
      <p>{text('addresses.map.failed')}</p>
      {onTryAgain && (
        <Button variant="ghost" icon="refresh-cw" onClick={onTryAgain}>
          {text('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
};

const Locate = ({ finder, className }: { finder: PlaceFinder; className: string }) => {
  const text = useText();
  return (
    <Button
      variant="secondary"
      icon="locate-fixed"
      className={className}
      waiting={finder.finding === 'locating'}
      waitingLabel={text('addresses.locating')}
      onClick={finder.locate}
    >
      {text('addresses.locate')}
    </Button>
  );
};

type MapPartProps = {
  map: MapAttempts;
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
  if (map.state === 'failed' || map.state === 'none') {
    return (
      <>
        <NoMap onTryAgain={map.state === 'failed' ? map.tryAgain : null} />
        <Locate finder={finder} className={looks.middle} />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be no frame for a map
    <div
      role="group"
      aria-label={text('addresses.map.label')}
      aria-busy={map.state === 'waiting' || undefined}
      className={styles.frame}
    >
      {map.state === 'waiting' && <div className={styles.waiting} />}
      {map.isDrawn && map.settings && start && (
        <MapBoundary key={map.attempt} onFailure={map.giveUp}>
          <Suspense>
            <MapView
              settings={map.settings}
              attempt={map.attempt}
              start={start}
              target={finder.target}
              onReady={map.ready}
              onFailure={map.fail}
              onRefusal={map.giveUp}
              onDragStart={hold}
              onRest={rest}
            />
          </Suspense>
        </MapBoundary>
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
