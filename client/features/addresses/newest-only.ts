const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Debounced questions: only the answer to the newest one counts, however late the others come. */
export const newestOnly = () => {
  let newest = Promise.resolve();
  return {
    /** Asks after `milliseconds` unless another question comes first. */
    ask: <Answer>(question: () => PromiseLike<Answer>, onAnswer: (answer: Answer) => void, milliseconds = 0): void => {
      const run = async () => {
        await (milliseconds > 0 && wait(milliseconds));
        if (newest !== own) return;
        const answer = await question();
        if (newest === own) onAnswer(answer);
      };
      const own = run();
      newest = own;
    },
    cancel: (): void => {
      newest = Promise.resolve();
    },
    /** Resolves when the newest question is answered, or after `limit` milliseconds. */
    settled: (limit: number): Promise<void> => Promise.race([newest, wait(limit)]),
  };
};
