import { drawFan, drawFrondShadow, drawRose, drawSprig } from './botanica.ts';
import type { Canvas } from './canvas.ts';
import { choose, ordinal } from './choose.ts';
import { drawVeins } from './minerals.ts';
import { mix, type Tone } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';
import { archPath, drawStars, drawSun } from './setting.ts';

interface CardStyle {
  ground: Tone;
  /** Foil: the mark, the edge and the ribbon. */
  foil: Tone;
  motif(canvas: Canvas, style: CardStyle, random: Random): void;
}

const gold: Tone = ['#f6e3b4', '#b08a45'];

const cards: readonly [CardStyle, ...CardStyle[]] = [
  {
    ground: ['#2f6450', '#12301f'],
    foil: gold,
    motif: (canvas, { ground }) => {
      drawStars(
        canvas,
        84,
        mix(ground[0], '#ffffff', 0.09),
        mix(ground[0], ground[1], 0.6),
        mix(gold[1], ground[0], 0.35),
        'M0 0H800V500H0z',
      );
      canvas.path(
        'M0 0H800V500H0z',
        canvas.linear(
          [
            [0, ground[1], 0.95],
            [0.5, ground[1], 0.6],
            [1, ground[0], 0.05],
          ],
          1,
          0.4,
        ),
      );
    },
  },
  {
    ground: ['#fffaf0', '#e5d2b4'],
    foil: gold,
    motif: (canvas) => {
      drawSprig(
        canvas,
        { from: [820, 480], bend: [620, 380], to: [470, 90] },
        { length: 104, pairs: 8 },
        ['#6f9a7b', '#1f4a38'],
        ['#d79a78', '#a05a3b'],
      );
      drawSprig(canvas, { from: [820, 500], bend: [740, 260], to: [720, 40] }, { length: 84, pairs: 6 }, [
        '#a3ab7c',
        '#565f39',
      ]);
    },
  },
  {
    ground: ['#dca083', '#8f4c33'],
    foil: ['#ffeeda', '#dcae82'],
    motif: (canvas, { ground }) => {
      drawSun(canvas, 590, 210, 130, ['#f6d9b4', '#e0a577']);
      canvas.path(
        'M0 430C200 350 330 380 480 400S700 330 800 350V500H0z',
        mix(ground[0], '#ffffff', 0.18),
        'opacity=".8"',
      );
      canvas.path('M0 470C240 420 420 490 800 400V500H0z', mix(ground[1], ground[0], 0.4));
    },
  },
  {
    ground: ['#f7ded0', '#d29a84'],
    foil: ['#fff6ea', '#b9705d'],
    motif: (canvas, _style, random) => drawRose(canvas, 640, 290, 220, ['#f3cfc0', '#b9705d'], random.between(0, 40)),
  },
  {
    ground: ['#a9c6c2', '#3d6668'],
    foil: ['#fdf3da', '#c9ad72'],
    motif: (canvas, { ground }, random) => {
      drawFan(
        canvas,
        640,
        420,
        330,
        random.between(-1.9, -1.5),
        [mix(ground[0], '#ffffff', 0.25), mix(ground[1], ground[0], 0.3)],
        17,
      );
    },
  },
  {
    ground: ['#3b352e', '#17130f'],
    foil: gold,
    motif: (canvas, _style, random) => {
      drawVeins(canvas, '#d9b777', random);
      canvas.path(
        [0, 1, 2, 3].map((ring) => archPath(610, 520, 320 - ring * 62, 440 - ring * 62)).join(''),
        'none',
        `stroke="${gold[1]}" stroke-width="3" opacity=".8"`,
      );
    },
  },
];

/** The house's mark in foil: a leaf that is also a drop of light. */
function drawMark(canvas: Canvas, foil: string): void {
  canvas.path(
    'M15 2C9 8 6 12 5 16c5 1 8.5 4 10 8.5zM17 2c6 6 9 10 10 14-5 1-8.5 4-10 8.5zM4.6 18.5C5 25.5 9 29.5 14.8 30c-.6-6-4.2-10.3-10.2-11.5zM27.4 18.5C27 25.5 23 29.5 17.2 30c.6-6 4.2-10.3 10.2-11.5z',
    foil,
    'transform="translate(116 52)scale(2.4)"',
  );
}

/** A gift card, 8:5: ground, motif, foil edge, ribbon line and sheen; what must be seen lies in its middle 4:3. */
export function drawGiftCard(canvas: Canvas, id: string): void {
  const style = choose(cards, ordinal(id));
  const random = seededRandom(`giftcard/${id}`);
  canvas.rect(0, 0, 800, 500, canvas.tone(style.ground));
  canvas.rect(
    0,
    0,
    800,
    500,
    canvas.radial(
      [
        [0, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ],
      0.12,
      0,
      0.7,
    ),
  );
  style.motif(canvas, style, random);
  if (random.chance(0.5))
    drawFrondShadow(
      canvas,
      { from: [-30, 520], bend: [120, 330], to: [330, 300], reach: 130, pairs: 9 },
      style.ground[1],
      0.16,
    );
  const foil = canvas.tone(style.foil);
  canvas.rect(88, 22, 624, 456, 'none', `rx="22" stroke="${foil}" stroke-width="2.5" opacity=".85"`);
  canvas.rect(120, 404, 118, 5, foil, 'rx="2"');
  canvas.rect(120, 422, 70, 5, foil, 'rx="2" opacity=".7"');
  drawMark(canvas, foil);
  const start = random.between(250, 420);
  canvas.path(
    `M${Math.round(start)} 0h150l-210 500h-150z`,
    canvas.linear([
      [0, '#fff', 0.22],
      [1, '#fff', 0.02],
    ]),
  );
  canvas.path(`M${Math.round(start) + 190} 0h40l-210 500h-40z`, '#fff', 'opacity=".09"');
}
