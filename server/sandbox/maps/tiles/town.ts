import { cities } from '../gazetteer.ts';
import { seededRandom } from '../random.ts';
import { pixelsPerMetre, toWorld, type WorldPoint } from './mercator.ts';
import type { TileView } from './tile-view.ts';

/** Paths by what they are. */
export type TownPaths = Record<'park' | 'civic' | 'town' | 'building' | 'lane' | 'street' | 'road', string>;

/** The grid of streets is turned against the north, as in Riyadh. */
const TURN = -0.24;
const [SINE, COSINE] = [Math.sin(TURN), Math.cos(TURN)];
/** Pixels at zoom 16 between two streets; every fourth is a road. */
const STREET = 330;
const ROAD = 4;
const JITTER = 52;

/** Repeatable chance from 0 to 1. */
const chance = (...seed: (string | number)[]): number => seededRandom(seed.join(' ')).between(0, 1);

const toGrid = ({ x, y }: WorldPoint) => ({ across: x * COSINE + y * SINE, down: y * COSINE - x * SINE });

const toPoint = (across: number, down: number): WorldPoint => ({
  x: across * COSINE - down * SINE,
  y: across * SINE + down * COSINE,
});

const lineAt = (axis: 'across' | 'down', index: number): number =>
  index * STREET + (chance(axis, index) - 0.5) * (index % ROAD === 0 ? 12 : JITTER);

/** People live around the middle of each district, here and there a little farther out. */
const homes = cities.flatMap((city) =>
  city.districts.map(({ name, at }) => ({
    ...toGrid(toWorld(...at)),
    reach: (2_600 + 1_600 * chance(name.en)) * pixelsPerMetre(at[0]),
  })),
);

type Cell = { column: number; row: number; west: number; east: number; north: number; south: number };

const isInhabited = ({ west, east, north, south }: Cell): boolean => {
  const [across, down] = [(west + east) / 2, (north + south) / 2];
  return homes.some((home) => Math.hypot(home.across - across, home.down - down) < home.reach);
};

type Box = Omit<Cell, 'column' | 'row'>;

const cornersOf = ({ west, east, north, south }: Box): WorldPoint[] => [
  toPoint(west, north),
  toPoint(east, north),
  toPoint(east, south),
  toPoint(west, south),
];

/** The blocks that a tile shows, and their neighbours' edges. */
const cellsOf = (view: TileView): Cell[] => {
  const { west, north, span } = view;
  const corners = [
    [west, north],
    [west + span, north],
    [west, north + span],
    [west + span, north + span],
  ].map(([x = 0, y = 0]) => toGrid({ x, y }));
  const range = (values: number[]) => ({
    first: Math.floor(Math.min(...values) / STREET) - 1,
    last: Math.ceil(Math.max(...values) / STREET),
  });
  const columns = range(corners.map(({ across }) => across));
  const rows = range(corners.map(({ down }) => down));
  const cells: Cell[] = [];
  for (let column = columns.first; column <= columns.last; column += 1) {
    for (let row = rows.first; row <= rows.last; row += 1) {
      cells.push({
        column,
        row,
        west: lineAt('across', column),
        east: lineAt('across', column + 1),
        north: lineAt('down', row),
        south: lineAt('down', row + 1),
      });
    }
  }
  return cells.filter((cell) => view.holds(cornersOf(cell)) && isInhabited(cell));
};

const boxPath = (view: TileView, box: Box): string => view.path(cornersOf(box), true);

const linePath = (view: TileView, from: WorldPoint, to: WorldPoint): string => view.path([from, to]);

/** The lanes of a block, and the rows of houses between them. */
const lanesOf = (view: TileView, cell: Cell, paths: TownPaths): void => {
  const { column, row, west, east, north, south } = cell;
  const count = 4 + Math.floor(chance('lanes', column, row) * 3);
  const isAcross = chance('turn', column, row) < 0.5;
  const strip = (isAcross ? south - north : east - west) / count;
  for (let index = 0; index < count; index += 1) {
    const start = (isAcross ? north : west) + index * strip;
    const box: Box = isAcross
      ? { west, east, north: start, south: start + strip }
      : { west: start, east: start + strip, north, south };
    if (index > 0) {
      const end = isAcross ? toPoint(east, start) : toPoint(start, south);
      paths.lane += linePath(view, isAcross ? toPoint(west, start) : toPoint(start, north), end);
    }
    if (view.zoom >= 17) addHouses(view, box, isAcross, `${column} ${row} ${index}`, paths);
  }
  if (count < 6) return;
  const middle = isAcross ? (west + east) / 2 : (north + south) / 2;
  paths.lane += isAcross
    ? linePath(view, toPoint(middle, north), toPoint(middle, south))
    : linePath(view, toPoint(west, middle), toPoint(east, middle));
};

const addHouses = (view: TileView, box: Box, isAcross: boolean, seed: string, paths: TownPaths): void => {
  const [length, depth] = isAcross
    ? [box.east - box.west, box.south - box.north]
    : [box.south - box.north, box.east - box.west];
  const lots = Math.round(length / 17);
  const lot = length / lots;
  for (let index = 1; index < lots - 1; index += 1) {
    for (const side of [0, 1]) {
      const size = chance(seed, index, side);
      if (size < 0.12) continue;
      const along = (isAcross ? box.west : box.north) + index * lot + 1.4;
      const away = (isAcross ? box.north : box.west) + 5 + side * (depth / 2 - 3.6);
      const [long, deep] = [lot - 2.8 - size * 3, depth / 2 - 7 - size * 3];
      paths.building += boxPath(
        view,
        isAcross
          ? { west: along, east: along + long, north: away, south: away + deep }
          : { west: away, east: away + deep, north: along, south: along + long },
      );
    }
  }
};

/** Blocks, parks and streets around every district: the same ones in every tile that shows them. */
export const buildTown = (view: TileView): TownPaths => {
  const paths: TownPaths = { park: '', civic: '', town: '', building: '', lane: '', street: '', road: '' };
  for (const cell of cellsOf(view)) {
    const { column, row, west, east, north, south } = cell;
    const use = chance('use', column, row);
    const kind = use < 0.06 ? 'park' : use < 0.11 ? 'civic' : 'town';
    paths[kind] += boxPath(view, cell);
    if (kind === 'town' && view.zoom >= 14) lanesOf(view, cell, paths);
    const [corner, right, below] = [toPoint(west, north), toPoint(east, north), toPoint(west, south)];
    const isRoad = (index: number) => index % ROAD === 0;
    if (isRoad(row)) paths.road += linePath(view, corner, right);
    else if (view.zoom >= 13) paths.street += linePath(view, corner, right);
    if (isRoad(column)) paths.road += linePath(view, corner, below);
    else if (view.zoom >= 13) paths.street += linePath(view, corner, below);
  }
  return paths;
};
