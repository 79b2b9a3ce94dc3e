// @ts-check

/** Milliseconds. */
const LENGTH = 220;

/**
 * Moves something from one point to another, quickly first and then slower.
 * @param {import('./geometry.js').XY} from
 * @param {import('./geometry.js').XY} to
 * @param {(point: import('./geometry.js').XY, isLast: boolean) => void} move
 * @returns {() => void} stops it where it is
 */
export const glide = (from, to, move) => {
  const start = performance.now();
  let frame = 0;
  /** @param {number} now */
  const step = (now) => {
    const share = Math.min(1, (now - start) / LENGTH);
    const eased = 1 - (1 - share) ** 3;
    // Asked for first, so that the move itself may stop it.
    if (share < 1) frame = requestAnimationFrame(step);
    move({ x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }, share === 1);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};
