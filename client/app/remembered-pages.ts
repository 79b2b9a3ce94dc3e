import { LRUCache } from 'lru-cache';
import type { ExecuteOperation } from '../graphql/server-client.ts';

type Operation = Parameters<ExecuteOperation>[0];

/** One operation and its whole answer as JSON; null without an answer. */
type Asked = { key: string; operation: Operation; answer: string | null };

const jsonOf = (answer: ReturnType<ExecuteOperation>): Promise<string | null> =>
  answer.then(JSON.stringify, () => null);

const keyOf = ({ query, variables = {} }: Operation) => `${query}\n${JSON.stringify(variables)}`;

/** Runs the operations of one page, each once, and records what was asked and answered. */
export class RecordedExecution {
  readonly #execute: ExecuteOperation;
  readonly #running = new Map<string, { operation: Operation; answer: ReturnType<ExecuteOperation> }>();

  constructor(execute: ExecuteOperation) {
    this.#execute = execute;
  }

  execute: ExecuteOperation = (operation) => this.#executeOnce(keyOf(operation), operation);

  #executeOnce(key: string, operation: Operation): ReturnType<ExecuteOperation> {
    const known = this.#running.get(key);
    if (known) return known.answer;
    const answer = this.#execute(operation);
    this.#running.set(key, { operation, answer });
    return answer;
  }

  async asked(): Promise<Asked[]> {
    const rows = [...this.#running];
    return Promise.all(
      rows.map(async ([key, { operation, answer }]) => ({ key, operation, answer: await jsonOf(answer) })),
    );
  }

  /** Repeats all operations at once and says whether every answer is unchanged, so that a cached page can be reused. */
  async answersAreStill(asked: readonly Asked[]): Promise<boolean> {
    const answers = await Promise.all(asked.map(({ key, operation }) => jsonOf(this.#executeOnce(key, operation))));
    return answers.every((answer, index) => answer !== null && answer === asked[index]?.answer);
  }
}

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
