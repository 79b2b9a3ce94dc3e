import type { MapScriptConfig } from '../settings/maps-config.ts';

/** Sources by directive of the Content-Security-Policy. */
export type Sources = Record<string, string[]>;

/**
 * What Google's guide for the Maps JavaScript API lists, as far as plain (raster) maps need it: scripts only from the
 * hosts that serve the map's own, and no evaluation of texts, which its three-dimensional maps would want.
 */
const GOOGLE: Sources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'worker-src': ['blob:'],
};

/** What a page that draws maps with this script loads beside the shop's own files. */
export function mapSources({ url }: MapScriptConfig): Sources {
  const { origin, hostname } = new URL(url);
  if (/\.(googleapis|google)\.com$/.test(hostname))
    return { ...GOOGLE, 'script-src': [origin, ...(GOOGLE['script-src'] ?? [])] };
  return { 'script-src': [origin], 'img-src': [origin] };
}
