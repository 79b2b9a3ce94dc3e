import { frondPath } from './botanica.ts';
import { at, Canvas } from './canvas.ts';
import type { Palette } from './palettes.ts';

/** A date palm; every palm of a picture shares one crown, scaled to `reach`. */
export function drawPalm(canvas: Canvas, palette: Palette, x: number, base: number, top: number, reach: number): void {
  canvas.path(
    `M${at(x - 9, base)}Q${at(x - 14, (base + top) / 2)} ${at(x - 4, top)}h10Q${at(x + 4, (base + top) / 2)} ${at(x + 11, base)}z`,
    canvas.turned(['#b08c62', '#5a4128']),
  );
  const size = 150;
  const id = canvas.define('crown', (name) => {
    const crown = new Canvas(0, 0);
    for (const [dx, dy] of [
      [-1.1, 0.28],
      [1.05, 0.34],
      [-0.72, -0.5],
      [0.75, -0.46],
      [0.06, -0.85],
    ] as const) {
      const to = [dx * size, dy * size + size * 0.22] as const;
      const bend = [dx * size * 0.55, dy * size - size * 0.2] as const;
      const colour = palette.leaf[dx * dy < 0 ? 1 : 0];
      crown.path(frondPath({ from: [0, 0], bend, to, reach: size * 0.42, pairs: 6 }), colour);
      crown.line(`M0 0Q${at(...bend)} ${at(...to)}`, colour, 4);
    }
    return `<g id="${name}">${crown.body()}</g>`;
  });
  canvas.add(`<use href="#${id}" transform="translate(${at(x, top)})scale(${(reach / size).toFixed(2)})"/>`);
}
