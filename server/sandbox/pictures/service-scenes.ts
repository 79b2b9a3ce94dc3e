import type { Canvas } from './canvas.ts';
import { chooseByWord, choosePalette } from './choose.ts';
import { pigments, strands } from './crafts.ts';
import { dunes, marble, raked, ripples, rose } from './landscapes.ts';
import { seededRandom } from './random.ts';
import { type Composition, fan, frond, hammam, incense, shadeAndBowl, stones, vase } from './still-lifes.ts';

const all: readonly [Composition, ...Composition[]] = [
  stones,
  rose,
  shadeAndBowl,
  ripples,
  hammam,
  fan,
  marble,
  vase,
  strands,
  incense,
  dunes,
  pigments,
  frond,
  raked,
];

const byWord: Readonly<Record<string, readonly Composition[]>> = {
  hammam: [hammam, incense],
  bath: [hammam, ripples],
  massage: [stones, raked, shadeAndBowl],
  stone: [stones, raked],
  hair: [strands],
  blow: [strands],
  colour: [strands, pigments],
  nail: [pigments, marble],
  manicure: [marble, pigments, ripples],
  pedicure: [ripples, raked],
  makeup: [pigments, rose],
  facial: [rose, marble, vase],
  skin: [marble, rose, vase],
  oil: [marble, shadeAndBowl],
  henna: [fan, pigments],
  wax: [dunes, frond],
  brow: [frond, pigments],
  lash: [fan, frond],
};

export function paintService(canvas: Canvas, id: string, kind: string): void {
  chooseByWord(id, byWord, all)(canvas, choosePalette(id), seededRandom(`${kind}/${id}`));
}

/** A service: one of fourteen compositions; a word in the id (`hammam-4`) chooses a fitting one. */
export function drawService(canvas: Canvas, id: string): void {
  paintService(canvas, id, 'service');
}
