import { GoogleMap, type Libraries, useLoadScript } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { MapSettingsQuery } from '../../graphql/generated/graphql.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useColorMode } from '../../ui/color-mode.ts';
import * as styles from './map.styles.ts';
import { loadPatience, type Position, startZoom } from './map-rules.ts';
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

/**
 * The script that is there is kept. A later attempt has an address of its own, because a browser joins it to an
 * earlier one that is still being waited for.
 */
const channelOf = (attempt: number): string | undefined => {
  const script = document.getElementById(scriptId);
  if (script instanceof HTMLScriptElement && script.dataset.state === 'ready') {
    return new URL(script.src).searchParams.get('channel') ?? undefined;
  }
  return attempt > 0 ? String(attempt) : undefined;
};

const center = ({ latitude, longitude }: Position): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude });

type Settings = NonNullable<MapSettingsQuery['maps']>;

type MapViewProps = {
  settings: Settings;
  /** Counts from 0. */
  attempt: number;
  /** Where the map starts; later changes are told by `target`. */
  start: Position;
  target: MapTarget | null;
  onReady: () => void;
  /** The script did not come; it can be tried again. */
  onFailure: () => void;
  /** The maps service does not want us; trying again is of no use. */
  onRefusal: () => void;
  onDragStart: () => void;
  /** The map rests; its centre is told. */
  onRest: (centre: Position) => void;
};

type ScriptProps = Pick<MapViewProps, 'settings' | 'attempt' | 'onFailure' | 'onRefusal'>;

/** Loads the script once for the page's language; gives up on one that never says anything. */
const useScript = ({ settings, attempt, onFailure, onRefusal }: ScriptProps) => {
  const language = useLocale();
  const [channel] = useState(() => channelOf(attempt));
  const { isLoaded, loadError } = useLoadScript({
    id: scriptId,
    apiUrl: withoutPath(settings.scriptUrl),
    googleMapsApiKey: settings.browserKey ?? '',
    language,
    region: 'SA',
    libraries,
    channel,
  });
  const told = useRef({ onFailure, onRefusal });
  useEffect(() => {
    told.current = { onFailure, onRefusal };
  });
  useEffect(() => {
    window.gm_authFailure = () => told.current.onRefusal();
    return () => {
      window.gm_authFailure = undefined;
    };
  }, []);
  useEffect(() => {
    if (isLoaded) return;
    if (loadError) return told.current.onFailure();
    const timer = setTimeout(() => {
      // Left in the page, the silent script would be waited for again.
      document.getElementById(scriptId)?.remove();
      told.current.onFailure();
    }, loadPatience);
    return () => clearTimeout(timer);
  }, [isLoaded, loadError]);
  return isLoaded;
};

/** The map itself. Everything of the maps service is fetched with this file. */
export const MapView = ({ start, target, onReady, onDragStart, onRest, ...script }: MapViewProps) => {
  const isLoaded = useScript(script);
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
        onReady();
      }}
      onUnmount={() => {
        map.current = null;
      }}
      onDragStart={onDragStart}
      onIdle={rest}
    />
  );
};
