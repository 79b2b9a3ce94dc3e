import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { useMapSettingsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from './address-list.ts';
import * as styles from './map.styles.ts';
import { hasMoved, retryDelays } from './map-rules.ts';
import type { MapViewProps } from './map-view.tsx';
import type { PlaceFinder } from './use-place-finder.ts';

/** `troubled` while the map is waited for once more, `failed` when it does not come, `none` when this shop has none. */
export type MapState = 'waiting' | 'ready' | 'troubled' | 'failed' | 'none';

/** How the map does. */
export const useMap = () => {
  const [{ data, error, fetching }, ask] = useMapSettingsQuery();
  const [drawn, setState] = useState<MapState>('waiting');
  const settings = data?.maps ?? null;
  const answered = error && !fetching ? 'failed' : drawn;
  return {
    settings,
    state: data && !settings ? 'none' : answered,
    setState,
    tryAgain: () => {
      setState('waiting');
      if (error) ask({ requestPolicy: 'network-only' });
    },
  };
};

type MapBoundaryProps = { onState: (state: MapState) => void; children: ReactNode };

/** Draws a map that failed again, three times and ever later. The form around it lives on. */
class MapBoundary extends Component<MapBoundaryProps, { isDown: boolean }> {
  override state = { isDown: false };
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override componentDidCatch() {
    const delay = retryDelays[this.#failures];
    this.#failures += 1;
    this.props.onState(delay === undefined ? 'failed' : 'troubled');
    if (delay !== undefined) this.#timer = setTimeout(() => this.setState({ isDown: false }), delay);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  override render() {
    return this.state.isDown ? null : this.props.children;
  }
}

const lazyMap = () => lazy(() => import('./map-view.tsx').then((file) => ({ default: file.MapView })));

/** Code that could not be fetched is fetched once more with each drawing. */
const DrawnMap = (props: MapViewProps) => {
  const [MapView] = useState(lazyMap);
  return (
    <Suspense>
      <MapView {...props} />
    </Suspense>
  );
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
      aria-busy={map.state !== 'ready' || undefined}
      className={styles.frame}
    >
      {map.state !== 'ready' && <Skeleton shape="filling" />}
      {map.settings && start && (
        <MapBoundary onState={map.setState}>
          <DrawnMap
            settings={map.settings}
            start={start}
            target={finder.target}
            onState={map.setState}
            onDragStart={hold}
            onRest={rest}
          />
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
