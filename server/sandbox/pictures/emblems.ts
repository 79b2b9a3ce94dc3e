import { blade, drawFan, drawFrondShadow, drawRose, drawSprig } from './botanica.ts';
import { at, type Canvas } from './canvas.ts';
import { choose, choosePalette, ordinal } from './choose.ts';
import { drawCairn, drawShadow } from './minerals.ts';
import { mix, type Tone } from './palettes.ts';
import { seededRandom } from './random.ts';
import { archPath, drawArch, drawSun, drawWall } from './setting.ts';

/** What each loyalty class is cast in, the humblest first. */
const metals: Readonly<Record<string, Tone>> = {
  bronze: ['#e2b48c', '#7d4a2a'],
  silver: ['#f5f3ee', '#8d918f'],
  gold: ['#f9e4a8', '#a87a2c'],
  platinum: ['#eef3f1', '#5f7c7b'],
  pearl: ['#fffaf2', '#cdb7a6'],
  emerald: ['#7fb394', '#123d2b'],
};

/** A loyalty class: a cast medal with a leaf; more leaves, higher class. */
export function drawClass(canvas: Canvas, id: string): void {
  const names = Object.keys(metals);
  const named = names.findIndex((name) => id.toLowerCase().includes(name));
  const rank = named < 0 ? Math.max(0, ordinal(id) - 1) % names.length : named;
  const metal = metals[names[rank] ?? 'gold'] ?? (['#f9e4a8', '#a87a2c'] as const);
  const [light, dark] = metal;
  canvas.rect(
    0,
    0,
    600,
    600,
    canvas.linear([
      [0, '#fdf9f1'],
      [1, '#e6d8c0'],
    ]),
  );
  drawFrondShadow(
    canvas,
    { from: [640, 60], bend: [400, -10], to: [120, 210], reach: 170, pairs: 11 },
    '#2a241d',
    0.08,
  );
  canvas.ellipse(
    330,
    348,
    232,
    226,
    canvas.radial([
      [0, '#2a1c10', 0.55],
      [0.8, '#2a1c10', 0.25],
      [1, '#2a1c10', 0],
    ]),
  );
  canvas.circle(300, 300, 210, canvas.tone([mix(light, '#ffffff', 0.3), dark]));
  canvas.circle(300, 300, 192, canvas.tone([dark, light]));
  canvas.circle(300, 300, 184, canvas.tone([light, mix(light, dark, 0.75)]));
  let beads = '';
  for (let bead = 0; bead < 40; bead++) {
    const angle = (bead * Math.PI) / 20;
    beads += `M${at(300 + Math.cos(angle) * 164, 300 + Math.sin(angle) * 164)}h0`;
  }
  canvas.line(beads, mix(light, dark, 0.75), 7);
  const leaves = 3 + Math.min(rank, 4) * 2;
  let lit = '';
  let shaded = '';
  for (let leaf = 0; leaf < leaves; leaf++) {
    const lean = -Math.PI / 2 + (leaf - (leaves - 1) / 2) * Math.min(0.55, 2.6 / leaves);
    const length = 190 - Math.abs(leaf - (leaves - 1) / 2) * (60 / leaves);
    lit += blade(300, 392, lean, length, 30, -1);
    shaded += blade(300, 392, lean, length, 30, 1);
  }
  canvas.path(shaded, mix(dark, '#1c1208', 0.2));
  canvas.path(lit, mix(light, '#ffffff', 0.35));
  canvas.path('M272 404q28 14 56 0', 'none', `stroke="${dark}" stroke-width="6"`);
  canvas.path('M130 250A178 178 0 0 1 300 122V132A170 170 0 0 0 142 254z', '#fff', 'opacity=".65"');
}

/** A stand-in for a face: an arch, a sun and one plant. */
export function drawProfile(canvas: Canvas, id: string): void {
  const palette = choosePalette(id);
  const random = seededRandom(`profile/${id}`);
  drawWall(canvas, palette);
  const scenes = [
    () =>
      drawSprig(
        canvas,
        { from: [300, 620], bend: [random.between(230, 370), 380], to: [300, 130] },
        { length: 112, pairs: 8 },
        palette.leaf,
        palette.accent,
      ),
    () => drawRose(canvas, 300, 320, 190, palette.accent, random.between(0, 40)),
    () => drawFan(canvas, 300, 420, 270, -Math.PI / 2, palette.leaf, 15),
    () => {
      drawShadow(canvas, 300, 500, 110, palette.ink);
      drawCairn(canvas, 300, 506, 220, [palette.stone, palette.clay], random);
    },
  ] as const;
  const count = ordinal(id);
  if (count % 2) drawSun(canvas, 300, 270, 190, choose([palette.brass, palette.accent], count));
  else drawArch(canvas, 300, 600, 420, 520, [mix(...palette.wall, 0.4), mix(...palette.wall, 0.8)], palette.ink);
  if (count % 4 === 3) canvas.path(archPath(300, 600, 640, 130), canvas.tone(palette.table));
  choose(scenes, count)();
}
