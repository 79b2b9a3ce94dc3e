import type { Canvas } from './canvas.ts';
import { chooseByWord, choosePalette, ordinal } from './choose.ts';
import { pigments, strands } from './crafts.ts';
import { fan, frond, rose } from './foliage.ts';
import { dunes, marble, raked, ripples } from './landscapes.ts';
import { seededRandom } from './random.ts';
import { type Composition, hammam, incense, shadeAndBowl, stones, vase } from './still-lifes.ts';

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

/** The first of each row is the one a category shows. */
const byWord: Readonly<Record<string, readonly Composition[]>> = {
  make: [pigments, rose, vase],
  brid: [rose, vase, pigments],
  henna: [fan, hammam],
  hammam: [hammam, ripples, incense],
  bath: [hammam, shadeAndBowl],
  stone: [stones],
  oud: [incense],
  massage: [stones, shadeAndBowl, raked, frond],
  beard: [incense, dunes],
  shave: [shadeAndBowl, dunes],
  men: [incense, dunes, stones],
  nail: [pigments, marble, ripples],
  manicure: [pigments, marble, rose, vase],
  pedicure: [ripples, raked, stones],
  brow: [frond, fan, pigments],
  lash: [fan, frond, pigments],
  facial: [rose, marble, vase, ripples],
  peel: [dunes, marble],
  skin: [marble, rose, vase],
  hair: [strands, marble, fan],
  cut: [strands, vase, fan],
  blow: [strands, frond, dunes],
  colo: [strands, pigments, rose],
  balayage: [strands, dunes],
  fragrance: [incense, rose],
  gift: [rose, vase],
};

export function paintService(canvas: Canvas, id: string, kind: string): void {
  chooseByWord(
    id,
    byWord,
    all,
    kind === 'category' ? 0 : ordinal(id),
  )(canvas, choosePalette(id), seededRandom(`${kind}/${id}`));
}

/** A service: one of fourteen compositions; words in the id (`royal-hammam-4`) choose a fitting one. */
export function drawService(canvas: Canvas, id: string): void {
  paintService(canvas, id, 'service');
}
