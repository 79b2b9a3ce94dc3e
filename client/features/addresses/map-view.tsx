import { GoogleMap } from '@react-google-maps/api';
import { useMemo, useRef } from 'react';
import { useColorMode } from '../../ui/color-mode.ts';
import type { Position } from '../../ui/own-position.ts';
import * as styles from './map.styles.ts';
import { placeZoom, startZoom } from './map-rules.ts';

type MapViewProps = {
  /** Where the map starts. */
  start: Position;
  /** Where the map is to go since. */
  target: Position | null;
  onDragStart: () => void;
  /** Called with the map's centre when it rests. */
  onRest: (centre: Position) => void;
};

/** The map itself, once its script is in the page. */
export const MapView = ({ start, target, onDragStart, onRest }: MapViewProps) => {
  const { resolved } = useColorMode();
  const map = useRef<google.maps.Map>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new target moves a map that the customer holds
  const options = useMemo((): google.maps.MapOptions => {
    const { latitude, longitude } = target ?? start;
    return {
      center: { lat: latitude, lng: longitude },
      zoom: target ? placeZoom : startZoom,
      disableDefaultUI: true,
      zoomControl: true,
      clickableIcons: false,
      // One finger moves the map: there is room beside it to scroll the form.
      gestureHandling: 'greedy',
      keyboardShortcuts: true,
      colorScheme: resolved === 'dark' ? 'DARK' : 'LIGHT',
    };
  }, [target]);
  const rest = () => {
    const centre = map.current?.getCenter();
    if (centre) onRest({ latitude: centre.lat(), longitude: centre.lng() });
  };
  return (
    <GoogleMap
      mapContainerClassName={styles.canvas}
      options={options}
      onLoad={(loaded) => {
        map.current = loaded;
      }}
      onDragStart={onDragStart}
      onIdle={rest}
    />
  );
};
