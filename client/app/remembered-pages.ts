import type { Asked, RecordedExecution } from '../graphql/recorded-execution.ts';

type Entry<Page> = { page: Page; asked: Asked[] };

const longestUrl = 300;

/**
 * Pages for guests as they were last rendered. What a page asked for then is asked again for every visitor, and only
 * when all answers are the same is the page taken as it is: nothing is ever older than its data, and a visitor who is
 * signed in has other answers. Holds no page of a signed-in visitor.
 */
export class RememberedPages<Page> {
  readonly #most: number;
  readonly #entries = new Map<string, Entry<Page>>();

  constructor(most: number) {
    this.#most = most;
  }

  async find(url: string, execution: RecordedExecution): Promise<Page | null> {
    const entry = this.#entries.get(url);
    return entry && (await execution.answersAreStill(entry.asked)) ? entry.page : null;
  }

  /** The oldest page goes when there are too many. */
  async keep(url: string, page: Page, execution: RecordedExecution): Promise<void> {
    if (url.length > longestUrl) return;
    const asked = await execution.asked();
    this.#entries.delete(url);
    this.#entries.set(url, { page, asked });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }
}
