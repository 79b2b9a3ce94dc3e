import type { ExecuteOperation } from './in-process.ts';

type Operation = Parameters<ExecuteOperation>[0];

/** One operation and its whole answer as JSON; null without an answer. */
export type Asked = { key: string; operation: Operation; answer: string | null };

const textOf = (answer: ReturnType<ExecuteOperation>): Promise<string | null> =>
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
      rows.map(async ([key, { operation, answer }]) => ({ key, operation, answer: await textOf(answer) })),
    );
  }

  /** Repeats all operations at once and says whether every answer is unchanged, so that a cached page can be reused. */
  async answersAreStill(asked: readonly Asked[]): Promise<boolean> {
    const answers = await Promise.all(asked.map(({ key, operation }) => textOf(this.#executeOnce(key, operation))));
    return answers.every((answer, index) => answer !== null && answer === asked[index]?.answer);
  }
}
