import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cities } from './gazetteer.ts';
import { water } from './seed/water.ts';
import { mapColours } from './tiles.ts';

const { resolve } = createRequire(import.meta.url);

const fileOf = (name: string): string => readFileSync(resolve(name), 'utf8');

/** What browsers draw over the tiles. */
export const geography = { cities, colours: mapColours, ...water };

const variablesOf = (theme: 'light' | 'dark'): string => {
  const { land, text, quietText, halo, button } = mapColours[theme];
  return `--land:${land};--text:${text};--quiet:${quietText};--halo:${halo};--button:${button}`;
};

const ownStyles = `
.gm-style[data-theme=light]{${variablesOf('light')}}
.gm-style[data-theme=dark]{${variablesOf('dark')}}
.gm-style.leaflet-container{position:absolute;inset:0;direction:ltr;background:var(--land);font-family:inherit;z-index:0}
.gm-style .leaflet-bar{border:0;border-radius:8px;overflow:hidden;box-shadow:0 1px 4px rgb(0 0 0/.3)}
.gm-style .leaflet-bar a{width:44px;height:44px;border:0;font:22px/44px system-ui,sans-serif;color:var(--text);background:var(--button)}
.gm-style .leaflet-control-attribution{padding:2px 6px;font:11px/16px system-ui,sans-serif;color:var(--text);background:color-mix(in srgb,var(--land) 85%,transparent)}
.name span{position:absolute;width:0;height:0;display:grid;place-content:center}
.name span::after{content:attr(data-name);white-space:nowrap;font:500 11px/1 inherit;color:var(--quiet);-webkit-text-stroke:3px var(--halo);paint-order:stroke fill}
.name.city span::after,.name.district span::after{font-weight:600;font-size:14px}
.name.city span::after,.name.landmark span::after{color:var(--text)}
.name.landmark span{translate:0 14px}
`;

/** Generated modules beside those of `browser/`: the library, its styles and ours, and what is drawn. */
export const mapSupplies = (): Map<string, string> =>
  new Map([
    ['leaflet.js', fileOf('leaflet/dist/leaflet-src.esm.js')],
    [
      'supplies.js',
      `export const styles = ${JSON.stringify(fileOf('leaflet/dist/leaflet.css') + ownStyles)};\nexport const geography = ${JSON.stringify(geography)};\n`,
    ],
  ]);
