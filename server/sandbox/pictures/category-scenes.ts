import { drawSprig } from './botanica.ts';
import { at, type Canvas } from './canvas.ts';
import { choose, choosePalette, ordinal } from './choose.ts';
import { palettes } from './palettes.ts';
import { seededRandom } from './random.ts';
import { paintService } from './service-scenes.ts';
import { archPath, drawWall } from './setting.ts';

/** A category: its composition seen through an arch in a coloured wall. */
export function drawCategory(canvas: Canvas, id: string): void {
  const frame =
    choose([palettes[3], palettes[6], palettes[1], palettes[0], palettes[5], palettes[4]] as const, ordinal(id)) ??
    palettes[0];
  const opening = archPath(400, 600, 500, 540);
  canvas.rect(0, 0, 800, 600, canvas.tone(frame.wall));
  canvas.path(archPath(400, 600, 540, 562), frame.wall[1], 'opacity=".55"');
  const clip = canvas.define('opening', (name) => `<clipPath id="${name}"><path d="${opening}"/></clipPath>`);
  canvas.group(`clip-path="url(#${clip})"`, () => {
    canvas.group('transform="translate(0 40)"', () => paintService(canvas, id, 'category'));
    canvas.line(archPath(397, 660, 500, 600), frame.ink, 30, 'opacity=".18"');
  });
}

/** An invitation: a card in its envelope, tied with a sprig. */
export function drawInvite(canvas: Canvas, id: string): void {
  const palette = choosePalette(id);
  const random = seededRandom(`invite/${id}`);
  drawWall(canvas, palette);
  canvas.rect(
    190,
    210,
    460,
    300,
    canvas.radial([
      [0, palette.ink, 0.5],
      [1, palette.ink, 0],
    ]),
  );
  canvas.group(`transform="rotate(${random.whole(-6, -2)} 400 320)"`, () => {
    canvas.rect(190, 170, 420, 280, canvas.tone(palette.leaf), 'rx="8"');
    canvas.rect(215, 90, 370, 300, canvas.tone(palette.clay), 'rx="6"');
    canvas.line('M240 120h320M240 120v200', palette.brass[1], 2.5, 'opacity=".6"');
    canvas.path(
      'M190 262L400 372 610 262V442q0 8 -8 8H198q-8 0 -8 -8z',
      canvas.linear(
        [
          [0, palette.leaf[0]],
          [1, palette.leaf[1]],
        ],
        0.3,
        1,
      ),
    );
    canvas.line('M190 446L400 350 610 446', palette.leaf[1], 3, 'opacity=".6"');
    canvas.circle(400, 372, 34, canvas.tone(palette.brass));
    canvas.line(`M${at(400, 390)}q-14 -20 0 -38q14 18 0 38z`, palette.brass[1], 3);
  });
  drawSprig(
    canvas,
    { from: [330, 250], bend: [430, 180], to: [530, 130] },
    { length: 60, pairs: 5 },
    palette.leaf,
    palette.accent,
  );
}
