import { describe, expect, it } from 'vitest';
import { PreloadQueue, parallelPreloads } from './page-loader.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('pages fetched ahead', () => {
  it('a visitor’s connection carries at most four pages at once, and a failed one makes room [NAV-06]', async () => {
    const queue = new PreloadQueue(parallelPreloads);
    const started: number[] = [];
    const endings: { resolve: () => void; reject: () => void }[] = [];
    for (let page = 0; page < 7; page += 1) {
      queue.add(() => {
        started.push(page);
        return new Promise<void>((resolve, reject) => endings.push({ resolve, reject }));
      });
    }
    expect(started).toEqual([0, 1, 2, 3]);
    endings[2]?.reject();
    endings[0]?.resolve();
    await settled();
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
