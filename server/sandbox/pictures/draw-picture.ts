import { drawBranch } from './branch-scenes.ts';
import { Canvas } from './canvas.ts';
import { drawCategory, drawInvite } from './category-scenes.ts';
import { drawClass, drawProfile } from './emblems.ts';
import { drawGiftCard } from './gift-cards.ts';
import { drawHero } from './hero-scenes.ts';
import { drawMethod } from './payment-marks.ts';
import { drawProduct } from './product-scenes.ts';
import { drawService } from './service-scenes.ts';

type Draw = (canvas: Canvas, id: string) => void;

interface PictureKind {
  width: number;
  height: number;
  draw: Draw;
}

const kinds = {
  service: { width: 800, height: 600, draw: drawService },
  category: { width: 800, height: 600, draw: drawCategory },
  branch: { width: 800, height: 600, draw: drawBranch },
  product: { width: 800, height: 600, draw: drawProduct },
  invite: { width: 800, height: 600, draw: drawInvite },
  giftcard: { width: 800, height: 500, draw: drawGiftCard },
  method: { width: 120, height: 76, draw: drawMethod },
  class: { width: 600, height: 600, draw: drawClass },
  profile: { width: 600, height: 600, draw: drawProfile },
  hero: { width: 1600, height: 1000, draw: drawHero },
} satisfies Record<string, PictureKind>;

/** The SVG for one thing of the shop, always the same for the same pair; null when there is no such kind. */
export function drawPicture(kind: string, id: string): string | null {
  if (!Object.hasOwn(kinds, kind)) return null;
  const { width, height, draw } = kinds[kind as keyof typeof kinds];
  const canvas = new Canvas(width, height);
  draw(canvas, id);
  return canvas.toSvg();
}
