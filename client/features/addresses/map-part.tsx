import { useLayoutEffect, useState } from 'react';
import type { MapSettingsQuery } from '../../graphql/generated/graphql.ts';
import { useMapSettingsQuery } from '../../graphql/generated/hooks.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { Position } from '../../ui/own-position.ts';
import * as styles from './map.styles.ts';
import { hasMoved, retryDelays } from './map-rules.ts';
import type { MapView } from './map-view.tsx';
import type { AddressForm } from './use-address-form.ts';

declare global {
  interface Window {
    /** Called by the maps service once it can be used. */
    initMap?: () => void;
    /** Called by the maps service when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

type Settings = NonNullable<MapSettingsQuery['maps']>;

/** The script is given up after this long; a service that takes the call and says nothing would keep it for ever. */
const patienceMs = 8_000;

/** How often the script has been requested on this page. */
let requests = 0;

const addScript = ({ scriptUrl, browserKey }: Settings, language: string): Promise<void> => {
  const query = new URLSearchParams({ v: 'weekly', language, region: 'SA', loading: 'async', callback: 'initMap' });
  if (browserKey) query.set('key', browserKey);
  // A URL of its own: a browser would join the script to an earlier one that is still being waited for.
  if (requests > 0) query.set('channel', String(requests));
  requests += 1;
  return new Promise((resolve, reject) => {
    // All of the service is there only now, not yet at the script's load event.
    window.initMap = resolve;
    const script = Object.assign(document.createElement('script'), { src: `${scriptUrl}?${query}`, onerror: reject });
    document.head.append(script);
    setTimeout(reject, patienceMs);
  });
};

/** Fetches the map's code and the script of the maps service. Rejects when the script does not come, or says nothing. */
const loadMap = async (settings: Settings, language: string) => {
  const [{ MapView }] = await Promise.all([
    import('./map-view.tsx'),
    window.google?.maps?.Map ?? addScript(settings, language),
  ]);
  return MapView;
};

/** Loads the map, again after a failure, and says how far it is. */
export const useMap = () => {
  const language = useLocale();
  const [{ data, error, fetching }, ask] = useMapSettingsQuery();
  const settings = data?.maps;
  const [failures, setFailures] = useState(0);
  const [View, setView] = useState<typeof MapView | null>(null);
  useLayoutEffect(() => {
    // To load it again is of no use.
    window.gm_authFailure = () => setFailures(Number.POSITIVE_INFINITY);
    if (!settings || failures > retryDelays.length) return;
    const load = () =>
      loadMap(settings, language).then(
        (view) => setView(() => view),
        () => setFailures(failures + 1),
      );
    const timer = setTimeout(load, retryDelays[failures - 1]);
    return () => clearTimeout(timer);
  }, [settings, language, failures]);

  const hasFailed = failures > retryDelays.length || Boolean(error && !fetching);
  /** There is none now, and none is on its way: it does not come, or this shop has none. */
  const isMissing = hasFailed || settings === null;
  return {
    View,
    isMissing,
    /** The position has to be written for now: there is no map, or its first try has failed. */
    isTroubled: isMissing || (!View && failures > 0),
    tryAgain: hasFailed
      ? () => {
          setFailures(0);
          if (error) ask({ requestPolicy: 'network-only' });
        }
      : undefined,
  };
};

type MapPartProps = {
  map: ReturnType<typeof useMap>;
  form: AddressForm;
  /** Null while it is being found out. */
  centre: Position | null;
};

/** The map under a pin that stays in its middle, or what takes its place: an address can be placed without it. */
export const MapPart = ({ map: { View, isMissing, tryAgain }, form, centre }: MapPartProps) => {
  const text = useText();
  const { position, target, status, locate, holdMap, moveTo } = form;
  const [hand, setHand] = useState<'on' | 'off' | null>(null);
  const hold = () => {
    setHand('on');
    holdMap();
  };
  const rest = (at: Position) => {
    // A map that has just been drawn rests where it starts: the customer has marked nothing.
    const wasMoved = centre && hasMoved(centre, at);
    if (hand || wasMoved) setHand('off');
    if (wasMoved) moveTo(at);
  };
  return (
    <>
      {isMissing ? (
        <div role="status">
          <EmptyState
            icon="map-pin"
            action={
              tryAgain && (
                <Button variant="ghost" icon="refresh-cw" onClick={tryAgain}>
                  {text('shell.tryAgain')}
                </Button>
              )
            }
          >
            {text('addresses.map.failed')}
          </EmptyState>
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be no frame for a map
        <div
          role="group"
          aria-label={text('addresses.map.label')}
          aria-busy={!(View && centre) || undefined}
          className={styles.frame}
        >
          {View && centre ? (
            <>
              <View start={centre} target={target} onDragStart={hold} onRest={rest} />
              <svg
                viewBox="0 0 36 46"
                className={styles.pin}
                aria-hidden="true"
                data-placed={position ? true : undefined}
                data-lifted={hand === 'on' || undefined}
              >
                <ellipse cx="18" cy="43" rx="7" ry="2.5" />
                <g>
                  <path d="M18 43C10 32 3 25 3 17a15 15 0 0 1 30 0c0 8-7 15-15 26Z" />
                  <circle cx="18" cy="17" r="5.5" />
                </g>
              </svg>
              {!hand && <p className={styles.hint}>{text('addresses.map.hint')}</p>}
            </>
          ) : (
            <Skeleton shape="filling" />
          )}
        </div>
      )}
      <Button
        variant="secondary"
        icon="locate-fixed"
        className={looks.middle}
        waiting={status === 'locating'}
        waitingLabel={text('shell.locating')}
        onClick={locate}
      >
        {text('addresses.locate')}
      </Button>
    </>
  );
};
