import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { firstLine, type Outcome } from './outcome.ts';

type Failing = { message: string };

const told = (title: string, errors: readonly Failing[]): string[] =>
  errors.map(({ message }) => `${title}: ${firstLine(message)}`);

/** Writes the outcome of a run of Vitest to the file of `OUTCOME_FILE`: also hooks that fail, and errors outside of tests. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const others = [
      ...modules.flatMap((module) => told(module.relativeModuleId, module.errors())),
      ...modules.flatMap(({ children }) =>
        [...children.allSuites()].flatMap((suite) => told(suite.fullName, suite.errors())),
      ),
      ...told('outside of tests', unhandledErrors),
    ];
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length + others.length,
      failures: [...failed.flatMap((test) => told(test.fullName, (test.result().errors ?? []).slice(0, 1))), ...others],
    };
    writeFileSync(process.env.OUTCOME_FILE ?? '', JSON.stringify(outcome));
  };
}
