import type { Language } from '../../language.ts';
import { cities } from '../gazetteer.ts';
import { type MapColours, mapColours } from './colours.ts';
import { writeLabels } from './labels.ts';
import { toWorld } from './mercator.ts';
import { TileView } from './tile-view.ts';
import { buildTown, type TownPaths } from './town.ts';
import { drawWater } from './water.ts';

export type TileQuestion = { theme: 'light' | 'dark'; zoom: number; x: number; y: number; language: Language };

const fill = (path: string, colour: string): string => (path ? `<path d="${path}" fill="${colour}"/>` : '');

const line = (path: string, colour: string, width: number): string =>
  path ? `<path d="${path}" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>` : '';

const hasEdges = ({ zoom }: TileView): boolean => zoom >= 13;

/** Edges first, so that crossings stay open. */
const drawTownStreets = (view: TileView, town: TownPaths, colours: MapColours): string => {
  const [lane, street, road] = [view.metres(7, 0.7), view.metres(13, 1), view.metres(22, 1.4)];
  return [
    line(town.lane, colours.lane, lane),
    hasEdges(view) ? line(town.street, colours.streetEdge, street + 1.4) : '',
    hasEdges(view) ? line(town.road, colours.streetEdge, road + 1.6) : '',
    line(town.street, colours.street, street),
    line(town.road, colours.street, road),
  ].join('');
};

const drawNamedStreets = (view: TileView, colours: MapColours): string => {
  const named = cities
    .flatMap((city) => city.streets)
    .map(({ from, to }) => [toWorld(...from), toWorld(...to)])
    .filter((ends) => view.holds(ends))
    .map((ends) => view.path(ends))
    .join('');
  const main = view.metres(34, 1.8);
  return `${hasEdges(view) ? line(named, colours.roadEdge, main + 1.8) : ''}${line(named, colours.road, main)}`;
};

/** One square of the map as SVG, 256 pixels wide: the same bytes every time. */
export const drawTile = ({ theme, zoom, x, y, language }: TileQuestion): string => {
  const colours = mapColours[theme];
  const view = new TileView(zoom, x, y);
  const town: TownPaths =
    zoom >= 11 ? buildTown(view) : { park: '', civic: '', town: '', building: '', lane: '', street: '', road: '' };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"',
    " font-family=\"'Readex Pro','Noto Sans Arabic',system-ui,sans-serif\">",
    `<rect width="256" height="256" fill="${colours.land}"/>`,
    fill(town.town, colours.town),
    fill(town.civic, colours.civic),
    fill(town.park, colours.park),
    fill(town.building, colours.building),
    `<g fill="none" stroke-linecap="round">${drawTownStreets(view, town, colours)}</g>`,
    // The sea covers the streets of a town that reaches beyond its shore; bridges and corniches cross it.
    drawWater(view, colours.water, colours.park),
    `<g fill="none" stroke-linecap="round">${drawNamedStreets(view, colours)}</g>`,
    writeLabels(view, colours, language),
    '</svg>',
  ].join('');
};
