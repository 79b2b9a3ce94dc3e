import type { MapSettingsQuery } from '../../graphql/generated/graphql.ts';

declare global {
  interface Window {
    /** Called by the maps service once it can be used. */
    initMap?: () => void;
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
export const loadMap = async (settings: Settings, language: string) => {
  const [{ MapView }] = await Promise.all([
    import('./map-view.tsx'),
    window.google?.maps?.Map ?? addScript(settings, language),
  ]);
  return MapView;
};
