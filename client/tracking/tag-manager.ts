import type { ThirdParty, Tracker } from './track.ts';

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
export const startTagManager = ({ id }: Tracker): ThirdParty => {
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
