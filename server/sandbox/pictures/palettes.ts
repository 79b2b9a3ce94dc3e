/** Light and shaded end of one material. */
export type Tone = readonly [light: string, dark: string];

export interface Palette {
  wall: Tone;
  /** The surface things stand on. */
  table: Tone;
  leaf: Tone;
  /** The one warm note of the picture. */
  accent: Tone;
  brass: Tone;
  stone: Tone;
  /** Ceramic and paper. */
  clay: Tone;
  ink: string;
  /** Colour of the sunlight on the wall. */
  glow: string;
}

const palm: Tone = ['#6f9a7b', '#1f4a38'];
const olive: Tone = ['#a3ab7c', '#565f39'];
const clay: Tone = ['#d79a78', '#a05a3b'];
const brass: Tone = ['#ecd29a', '#a57c3a'];
const ivory: Tone = ['#fffaf0', '#d8c6aa'];
const basalt: Tone = ['#8d8578', '#3f3a34'];
const sand: Tone = ['#f1dfc0', '#c29c6c'];
const rose: Tone = ['#ecbfab', '#b9705d'];
const dusk: Tone = ['#9fbab7', '#3f6668'];
const ink = '#2a241d';

const base = { leaf: palm, accent: clay, brass, stone: basalt, clay: ivory, ink, glow: '#fffdf6' };

/** One hand's colours: a warm ivory house with palm green, clay and brass. */
export const palettes: readonly [Palette, ...Palette[]] = [
  { ...base, wall: ['#fdf9f1', '#e8dac3'], table: ['#ead9bd', '#cdb48e'] },
  { ...base, wall: ['#dfe4d3', '#a9b799'], table: ['#f3ead9', '#d6c4a4'], stone: sand },
  { ...base, wall: ['#f6e2d5', '#dcaf98'], table: ['#f4e5d4', '#d9b597'], accent: rose, stone: sand },
  {
    ...base,
    wall: ['#3c6a57', '#16382b'],
    table: ['#ddc9a5', '#a98a5c'],
    leaf: ['#a8bf9c', '#4f7a5f'],
    glow: '#cfe3c4',
  },
  { ...base, wall: ['#f5e8cf', '#dcbd8d'], table: ['#e3c698', '#b98f5a'], leaf: olive, stone: ['#b9a58c', '#6b5844'] },
  { ...base, wall: ['#dfe9e6', '#9fbcb8'], table: ['#f1e9dc', '#cdbb9f'], leaf: dusk, stone: ['#b8bdb6', '#5e6a67'] },
  {
    ...base,
    wall: ['#cf8e6c', '#9c5538'],
    table: ['#ecd5b6', '#c39a6d'],
    accent: ['#f3d3b4', '#d99c77'],
    stone: sand,
    glow: '#ffe6c8',
  },
  { ...base, wall: ['#fbf4e9', '#e4cfc0'], table: ['#d9a98d', '#b0714f'], leaf: olive, accent: rose },
];

/** `share` of the way from one `#rrggbb` colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
