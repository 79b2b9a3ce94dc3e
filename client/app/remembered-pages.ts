import { LRUCache } from 'lru-cache';
import type { Asked, RecordedExecution } from '../graphql/recorded-execution.ts';

type Entry<Page> = { page: Page; asked: Asked[] };

const longestUrl = 300;

/** Texts in both languages hold characters of two bytes. */
const bytesOfText = (text: string | null): number => 2 * (text?.length ?? 0);

/**
 * The page cache: pages for guests as they were last rendered. The queries of a cached page run again for every
 * visitor, and only when all answers are the same is the page reused: nothing is ever older than its data, and a
 * visitor who is signed in has other answers. Holds no page of a signed-in visitor.
 */
export class RememberedPages<Page extends object> {
  readonly #entries: LRUCache<string, Entry<Page>>;

  /** Pages that were not asked for the longest time go when there are too many bytes; `bytesOf` estimates those of one. */
  constructor(mostBytes: number, bytesOf: (page: Page) => number) {
    this.#entries = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ page, asked }) =>
        asked.reduce((sum, { key, answer }) => sum + bytesOfText(key) + bytesOfText(answer), bytesOf(page)),
    });
  }

  memory(): { bytes: number; mostBytes: number } {
    return { bytes: this.#entries.calculatedSize, mostBytes: this.#entries.maxSize };
  }

  clear(): void {
    this.#entries.clear();
  }

  async find(url: string, execution: RecordedExecution): Promise<Page | null> {
    const entry = this.#entries.get(url);
    return entry && (await execution.answersAreStill(entry.asked)) ? entry.page : null;
  }

  async keep(url: string, page: Page, execution: RecordedExecution): Promise<void> {
    if (url.length > longestUrl) return;
    this.#entries.set(url, { page, asked: await execution.asked() });
  }
}
