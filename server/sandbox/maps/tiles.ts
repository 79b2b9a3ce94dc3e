import type { FastifyInstance } from 'fastify';
import { cities, metresBetween } from './gazetteer.ts';

/** The demonstration's map in the shop's own tones. */
export const mapColours = {
  light: {
    land: '#f4efe6',
    town: '#eee7db',
    civic: '#e9e0d4',
    park: '#d5e3c8',
    lane: '#fbf8f2',
    street: '#ffffff',
    water: '#b9d6de',
    road: '#fbe8bd',
    roadEdge: '#dfc591',
    text: '#4d4638',
    quietText: '#7a705f',
    halo: '#fbf8f2',
    mark: '#b3674e',
    button: '#ffffff',
  },
  dark: {
    land: '#211f1c',
    town: '#272421',
    civic: '#2d2925',
    park: '#26362b',
    lane: '#332f2a',
    street: '#3d3832',
    water: '#1c323c',
    road: '#5a4f3d',
    roadEdge: '#1d1a15',
    text: '#ddd5c7',
    quietText: '#a79e8e',
    halo: '#1b1916',
    mark: '#e0977c',
    button: '#2d2925',
  },
};

type Theme = keyof typeof mapColours;
type Ground = 'land' | 'town' | 'park' | 'civic';

/** A street every 62 pixels and two lanes between, turned as in Riyadh; it goes on from tile to tile without a seam. */
const block = 256 / Math.sqrt(17);
const turn = (Math.atan(-1 / 4) * 180) / Math.PI;

const drawTile = (theme: Theme, ground: Ground): string => {
  const { land, town, lane, street, ...colours } = mapColours[theme];
  const third = block / 3;
  const lanes = `M0 ${third}H${block}M0 ${2 * third}H${block}M${block / 2} 0V${third}`;
  const garden =
    ground === 'park' || ground === 'civic'
      ? `<rect x="${block + 3}" y="${2 * block + 3}" width="${block - 6}" height="${block - 6}" transform="rotate(${turn})" fill="${colours[ground]}"/>`
      : '';
  const streets = `<pattern id="b" width="${block}" height="${block}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${block}" height="${block}" fill="${town}"/><path d="${lanes}" stroke="${lane}" stroke-width="2"/><path d="M0 0H${block}M0 0V${block}" stroke="${street}" stroke-width="7"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${streets}<path d="M0 0H256V256H0Z" fill="${ground === 'land' ? land : 'url(#b)'}"/>${garden}</svg>`;
};

const wholeNumber = (text: string, most: number): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;

const reachMetres = 3_500;

const groundOf = (zoom: number, x: number, y: number): Ground => {
  if (zoom < 14) return 'land';
  const count = 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y + 1) / count))) * 180) / Math.PI;
  const at = [latitude, ((x + 0.5) / count) * 360 - 180] as const;
  const isTown = cities.some(({ districts }) =>
    districts.some((district) => metresBetween(at, district.at) < reachMetres),
  );
  if (!isTown) return 'land';
  const chance = (x * 7 + y * 3) % 5;
  return chance === 0 ? 'park' : chance === 2 ? 'civic' : 'town';
};

type Params = { theme: string; zoom: string; x: string; file: string };

/** Serves the ground of the map, four squares a theme: `GET /maps/tiles/light/15/20641/14053.svg`. */
export const registerTiles = (app: FastifyInstance): void => {
  app.get<{ Params: Params }>('/maps/tiles/:theme/:zoom/:x/:file', ({ params: { theme, file, ...params } }, reply) => {
    const zoom = wholeNumber(params.zoom, 20);
    const most = 2 ** (zoom ?? 0) - 1;
    const [x, y] = [wholeNumber(params.x, most), wholeNumber(file.replace(/\.svg$/, ''), most)];
    if ((theme !== 'light' && theme !== 'dark') || zoom === null || x === null || y === null) {
      return reply.code(404).type('text/plain').send('No such tile');
    }
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
      .send(drawTile(theme, groundOf(zoom, x, y)));
  });
};
