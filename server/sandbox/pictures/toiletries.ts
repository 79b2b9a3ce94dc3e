import { amber, drawLabel, floor, glassTone, type Package } from './bottles.ts';
import { mix } from './palettes.ts';
import { drawTurned } from './vessels.ts';

const tube: Package = (canvas, palette, random) => {
  const tone = random.pick([palette.accent, palette.clay, palette.leaf]);
  canvas.path(`M332 ${floor - 292}h136l-20 252h-96z`, canvas.turned(tone));
  canvas.rect(328, floor - 300, 144, 22, canvas.turned(tone));
  canvas.rect(352, floor - 44, 96, 48, canvas.turned(palette.brass), 'rx="7"');
  const leafInk = tone === palette.clay ? palette.leaf[1] : '#fffaf0';
  canvas.path(`M400 ${floor - 224}q26 34 0 66q-26-32 0-66z`, leafInk);
  canvas.line(`M372 ${floor - 118}h56M382 ${floor - 98}h36`, leafInk, 4, 'opacity=".7"');
};

const comb: Package = (canvas, palette, random) => {
  const tone = random.pick([palette.brass, amber]);
  let teeth = '';
  for (let tooth = 0; tooth < 14; tooth++) teeth += `M${-122 + tooth * 19} 14v78`;
  canvas.group(`transform="translate(388 ${floor - 150})rotate(-62)"`, () => {
    canvas.line(teeth, mix(tone[0], tone[1], 0.6), 9);
    canvas.path('M-142 22v-38q0-28 32-28h222q32 0 32 28v38z', canvas.tone(tone));
    canvas.line('M-118-28H112', '#fff', 4, 'opacity=".5"');
  });
};

const soap: Package = (canvas, palette, random) => {
  const tones = random.pick([
    [palette.clay, palette.accent],
    [palette.leaf, palette.clay],
  ] as const);
  tones.forEach((tone, index) => {
    const y = floor - 78 * (index + 1);
    const shift = index * 16;
    canvas.rect(
      286 + shift,
      y,
      226,
      80,
      canvas.linear(
        [
          [0, mix(tone[0], '#ffffff', 0.3)],
          [0.5, tone[0]],
          [1, tone[1]],
        ],
        0.5,
        1,
      ),
      'rx="20"',
    );
    canvas.rect(304 + shift, y + 14, 190, 50, 'none', `rx="14" stroke="${tone[1]}" stroke-width="3" opacity=".4"`);
    canvas.path(`M${399 + shift} ${y + 22}q13 17 0 34q-13-17 0-34z`, tone[1], 'opacity=".55"');
  });
};

const brush: Package = (canvas, palette, random) => {
  const tone = random.pick([palette.brass, amber, palette.leaf]);
  let bristles = '';
  for (let row = 0; row < 7; row++) bristles += `M-44 ${-150 + row * 24}h-36`;
  canvas.group(`transform="translate(410 ${floor - 126})rotate(32)"`, () => {
    canvas.line(bristles, mix(palette.ink, tone[1], 0.3), 10);
    canvas.path('M-50-70q0-110 46-110t46 110q0 70-28 96l10 104q-28 22-56 0l10-104q-28-26-28-96z', canvas.tone(tone));
    canvas.path('M-34-80q4-76 34-84q-22 34-22 92q0 40 14 70q-28-28-26-78z', '#fff', 'opacity=".35"');
  });
};

const candle: Package = (canvas, palette, random) => {
  drawTurned(
    canvas,
    400,
    floor,
    [
      [92, 0],
      [102, 8],
      [102, 150],
      [102, 160],
    ],
    random.pick([palette.clay, palette.accent, amber]),
  );
  canvas.ellipse(400, floor - 160, 102, 18, mix(palette.clay[0], palette.ink, 0.15));
  canvas.ellipse(
    400,
    floor - 157,
    92,
    13,
    canvas.linear([
      [0, '#fff6df'],
      [1, '#e8cfa0'],
    ]),
  );
  drawLabel(canvas, floor - 130, 118, 98, palette.leaf[1]);
  canvas.circle(
    400,
    floor - 205,
    120,
    canvas.radial([
      [0, '#ffdf9a', 0.75],
      [1, '#ffdf9a', 0],
    ]),
  );
  canvas.line(`M400 ${floor - 158}v-16`, palette.ink, 4);
  canvas.path(
    `M400 ${floor - 238}q26 36 12 60q-12 12-24 0q-14-24 12-60z`,
    canvas.linear(
      [
        [0, '#fff3c4'],
        [1, '#e8953c'],
      ],
      0,
      1,
    ),
  );
};

const reeds: Package = (canvas, palette, random) => {
  let sticks = '';
  for (const lean of [-92, -48, -12, 34, 80])
    sticks += `M${400 + lean * 0.12} ${floor - 150}l${lean} ${-200 + Math.abs(lean) * 0.35}`;
  canvas.line(sticks, mix(palette.brass[1], palette.ink, 0.3), 6);
  drawTurned(
    canvas,
    400,
    floor,
    [
      [76, 0],
      [90, 8],
      [90, 90],
      [80, 124],
      [30, 146],
      [28, 168],
    ],
    glassTone(palette, random),
  );
  drawLabel(canvas, floor - 104, 116, 82, palette.leaf[1]);
  canvas.rect(368, floor - 184, 64, 26, canvas.turned(palette.brass), 'rx="4"');
};

/** Tubes, bars, tools and what scents a room. */
export const toiletries = { tube, comb, soap, brush, candle, reeds };
