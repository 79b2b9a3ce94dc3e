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

const urlOf = ({ scriptUrl, browserKey }: Settings, language: string): string => {
  const query = new URLSearchParams({ v: 'weekly', language, region: 'SA', loading: 'async', callback: 'initMap' });
  if (browserKey) query.set('key', browserKey);
  // A URL of its own: a browser would join the script to an earlier one that is still being waited for.
  if (requests > 0) query.set('channel', String(requests));
  requests += 1;
  return `${scriptUrl}?${query}`;
};

const addScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error('The maps script does not come'));
    };
    const timer = setTimeout(giveUp, patienceMs);
    // All of the service is there only now, not yet at the script's load event.
    window.initMap = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = giveUp;
    script.src = src;
    document.head.append(script);
  });

/**
 * Fetches the map's code and the script of the maps service, which stays in the page. Rejects when the script does not come,
 * or does not say anything.
 */
export const loadMap = async (settings: Settings, language: string) => {
  const [{ MapView }] = await Promise.all([
    import('./map-view.tsx'),
    window.google?.maps?.Map ?? addScript(urlOf(settings, language)),
  ]);
  return MapView;
};
