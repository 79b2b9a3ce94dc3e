import { GoogleMap, type Libraries, useLoadScript } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { MapSettingsQuery } from '../../graphql/generated/graphql.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useColorMode } from '../../ui/color-mode.ts';
import type { Position } from './address-list.ts';
import * as styles from './map.styles.ts';
import { loadPatience, startZoom } from './map-rules.ts';
import type { MapTarget } from './use-place-finder.ts';

declare global {
  interface Window {
    /** Called by the maps service when it refuses the key. */
    gm_authFailure?: (() => void) | undefined;
  }
}

const scriptId = 'maps-script';

/** The same list every time: another one would load the script again. */
const libraries: Libraries = [];

/** The library adds the script's path itself. */
const withoutPath = (scriptUrl: string) => scriptUrl.replace(/\/maps\/api\/js\/?$/, '').replace(/\/$/, '');

/** How often the service has kept silent on this page. */
let silences = 0;

const center = ({ latitude, longitude }: Position): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude });

type Settings = NonNullable<MapSettingsQuery['maps']>;

/** Loads the script once for the page's language. Throws when it does not come, or never says anything. */
const useScript = ({ scriptUrl, browserKey }: Settings): boolean => {
  const language = useLocale();
  // A URL of its own: a browser would join the script to an earlier one that is still being waited for.
  const [channel] = useState(() => (silences > 0 ? String(silences) : undefined));
  const [isSilent, setSilent] = useState(false);
  const { isLoaded, loadError } = useLoadScript({
    id: scriptId,
    apiUrl: withoutPath(scriptUrl),
    googleMapsApiKey: browserKey ?? '',
    language,
    region: 'SA',
    libraries,
    channel,
  });
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => {
      // Left in the page, the silent script would be waited for again.
      document.getElementById(scriptId)?.remove();
      silences += 1;
      setSilent(true);
    }, loadPatience);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  if (loadError) throw loadError;
  if (isSilent) throw new Error('The maps service keeps silent');
  return isLoaded;
};

export type MapViewProps = {
  settings: Settings;
  /** Where the map starts; later changes are told by `target`. */
  start: Position;
  target: MapTarget | null;
  onState: (state: 'ready' | 'failed') => void;
  onDragStart: () => void;
  /** The map rests; its centre is told. */
  onRest: (centre: Position) => void;
};

/** The map itself. Everything of the maps service is fetched with this file. */
export const MapView = ({ settings, start, target, onState, onDragStart, onRest }: MapViewProps) => {
  const isLoaded = useScript(settings);
  const { resolved } = useColorMode();
  const map = useRef<google.maps.Map>(null);
  const [options] = useState<google.maps.MapOptions>(() => ({
    center: center(start),
    zoom: startZoom,
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
    // One finger moves the map: there is room beside it to scroll the form.
    gestureHandling: 'greedy',
    keyboardShortcuts: true,
    colorScheme: resolved === 'dark' ? 'DARK' : 'LIGHT',
  }));
  useEffect(() => {
    if (!target) return;
    map.current?.setCenter(center(target));
    map.current?.setZoom(target.zoom);
  }, [target]);
  useEffect(() => {
    // Trying again is of no use.
    window.gm_authFailure = () => onState('failed');
    return () => {
      window.gm_authFailure = undefined;
    };
  }, [onState]);
  if (!isLoaded) return null;
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
        if (target) loaded.setOptions({ center: center(target), zoom: target.zoom });
        onState('ready');
      }}
      onUnmount={() => {
        map.current = null;
      }}
      onDragStart={onDragStart}
      onIdle={rest}
    />
  );
};
