import { startMetaPixel, startSnapchatPixel } from './pixels.ts';
import { startTiktokPixel } from './tiktok-pixel.ts';
import {
  followTracking,
  type Heard,
  type ThirdParty,
  type Tracked,
  type Tracker,
  type TrackingEvent,
} from './track.ts';
import { sha256 } from './track-code-sent.ts';

/** A data layer of its own: the shop's also holds what happened before the visitor agreed. */
const layerName = 'consentedDataLayer';

declare global {
  interface Window {
    [layerName]?: unknown[];
  }
}

const consentTo = (answer: 'granted' | 'denied') => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

/** Google Tag Manager, with its documented renamed data layer and consent commands. */
const startTagManager = ({ id }: Tracker): ThirdParty => {
  const layer: unknown[] = [];
  window[layerName] = layer;
  function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager knows commands by this kind of list
    layer.push(arguments);
  }
  command('consent', 'default', consentTo('granted'));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return {
    parameters: { id, l: layerName },
    send: ({ user_hash: _, ...event }) => layer.push(event),
    silence: () => command('consent', 'update', consentTo('denied')),
  };
};

const starts: Record<Tracker['kind'], (tracker: Tracker) => ThirdParty> = {
  META: startMetaPixel,
  TIKTOK: startTiktokPixel,
  SNAPCHAT: startSnapchatPixel,
  TAG_MANAGER: startTagManager,
};

/** Fetches and runs a script of a third party. A blocked or broken script only leaves its queue unread. */
const loadScript = (source: string, parameters: Record<string, string> = {}): void => {
  const url = new URL(source, window.location.href);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  document.head.append(script);
};

/** Puts the queue of a third party in place, then fetches its script. Only for a visitor who agreed. */
const start = (tracker: Tracker): ThirdParty => {
  const party = starts[tracker.kind](tracker);
  loadScript(tracker.scriptUrl, party.parameters);
  return party;
};

/** What third parties hear first: the page that is open, then what happened on it since the visitor agreed. */
export const firstEvents = (history: readonly Tracked[], since: number, path: string): TrackingEvent[] => [
  { event: 'page_view', page_path: path },
  ...history.filter(({ event, at }) => at >= since && event.event !== 'page_view').map(({ event }) => event),
];

const toHeard = async (event: TrackingEvent): Promise<Heard> => {
  const userHash = event.event === 'registration' && event.user_id ? await sha256(event.user_id) : null;
  return userHash ? { ...event, user_hash: userHash } : event;
};

/** A script that fails costs its own third party the event, and no other. */
const tellOne = (party: ThirdParty, event: Heard): void => {
  try {
    party.send(event);
  } catch (error) {
    reportError(error);
  }
};

/**
 * Fetches the scripts of the third parties and tells them what happens from now on, in order. `since` is when the
 * visitor agreed, in milliseconds since 1970. Call the answer when the visitor withdraws.
 */
export const startThirdParties = (trackers: readonly Tracker[], since: number): (() => void) => {
  const parties = trackers.map(start);
  let isOver = false;
  let line = Promise.resolve();
  const tell = (event: TrackingEvent) => {
    line = line.then(async () => {
      const heard = await toHeard(event);
      for (const party of isOver ? [] : parties) tellOne(party, heard);
    });
  };
  const history = followTracking(tell);
  firstEvents(history, since, window.location.pathname).forEach(tell);
  return () => {
    isOver = true;
    for (const party of parties) party.silence();
  };
};
