import type { Degrees } from './city.ts';

/** Reads `25,37.2 24.1,38.05`: latitude and longitude of each corner. */
const line = (corners: string): Degrees[] =>
  corners.split(/\s+/).map((corner) => {
    const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
    return [latitude, longitude];
  });

/** From north to south along the coast, then back over the sea. */
const redSea =
  line(`25,37.2 24.1,38.05 23,38.75 22.3,39.05 21.95,38.98 21.8,39.05 21.75,39.09 21.7,39.095 21.66,39.1 21.63,39.102
  21.6,39.104 21.575,39.108 21.55,39.117 21.53,39.136 21.51,39.147 21.49,39.16 21.47,39.165 21.44,39.17
  21.4,39.165 21.35,39.13 21.2,39.16 20.8,39.4 20.2,40 20.2,37.2 25,35`);

const gulf =
  line(`27.5,49.3 27,49.7 26.75,49.95 26.65,50.02 26.56,50.05 26.52,50.08 26.5,50.112 26.485,50.122 26.465,50.127
  26.45,50.135 26.44,50.16 26.43,50.19 26.4,50.205 26.36,50.215 26.32,50.221 26.29,50.226 26.25,50.225 26.2,50.215
  26.15,50.15 26,50.1 25.8,50.2 25.5,50.4 25.5,52.5 27.5,52.5`);

const nile =
  line(`30.16,31.218 30.12,31.222 30.08,31.226 30.065,31.2258 30.05,31.2288 30.044,31.2285 30.03,31.2265 30.01,31.2245
  29.96,31.22`);

const wadiHanifah = line('24.82,46.52 24.78,46.55 24.74,46.567 24.69,46.592 24.64,46.62 24.59,46.655 24.52,46.72');

/** Seas and the Nile, with the green valley that crosses Riyadh. */
export const water = { seas: [redSea, gulf], river: nile, valley: wadiHanifah };
