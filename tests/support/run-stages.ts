import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findHeadlessShell } from './chromium.ts';

/** What a run of tests came to. `failures` are the titles of what failed, with the first line of why. */
type Outcome = { passed: number; failed: number; failures: string[] };

const firstLine = (text = ''): string => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

/** One kind of proof. It counts as one passed or failed test unless it reports its own numbers. */
type Stage = {
  name: string;
  command: readonly string[];
  /** Reads its outcome from the report that it has written. */
  outcome?: () => Outcome;
  env?: Record<string, string>;
};

type Suite = {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const failuresIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failuresIn),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} ${title}: ${firstLine(error?.message)}`;
    }),
];

type VitestReport = {
  numPassedTests: number;
  /** Of each file; `message` says what failed outside of its tests. */
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const bin = (name: string) => join('node_modules', '.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'rawnaq-reports-'));
const reportFile = (kind: string) => join(reports, `${kind}.json`);
const readReport = (kind: string) => JSON.parse(readFileSync(reportFile(kind), 'utf8'));

const vitestStage = (name: string, kind: string, ...options: string[]): Stage => ({
  name,
  command: [
    ...[bin('vitest'), 'run', ...options],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(kind)}`],
  ],
  outcome: () => {
    const { numPassedTests: passed, testResults }: VitestReport = readReport(kind);
    const failures = testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${firstLine(message)}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [why] }) => `${fullName}: ${firstLine(why)}`),
    ]);
    return { passed, failed: failures.length, failures };
  },
});

const generated: Stage = { name: 'generated code', command: ['npm', 'run', 'generate', '--silent'] };

/** What only reads the sources. Two checkers of types would both read every library, and other stages need the time. */
const readings: Stage[] = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['node', 'node_modules/typescript/bin/tsc', '--checkers', '1'] },
  { name: 'borders', command: ['node', 'build/borders.ts'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'code that only tests use', command: [bin('knip'), '--production'] },
];

const built: Stage[] = [
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  vitestStage('unit, api and convention tests', 'vitest'),
];

const browserOutcome = (): Outcome => {
  const { stats, suites }: PlaywrightReport = readReport('playwright');
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresIn) };
};

const browserStage = (chromium: string): Stage => ({
  name: 'browser tests',
  command: [bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
  outcome: browserOutcome,
  env: {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: findHeadlessShell(chromium),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
  },
});

/** What a person does with a fresh clone, and what they are told when something is missing. */
const freshClone = vitestStage(
  'the two commands in a fresh clone',
  'start',
  '--config',
  'tests/start/vitest.config.ts',
);

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Tests start hundreds of processes that read the same files: each is compiled once. */
const compiled = { NODE_COMPILE_CACHE: resolve('.cache/node') };

/** Runs a program; its output comes at once, or in one piece when others run beside it. Resolves with why it failed, or null. */
const run = ({ command: [program = '', ...args], env }: Stage, isAlone: boolean): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...compiled, ...env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => {
      const text = Buffer.concat(printed).toString();
      process.stdout.write(text);
      resolve(code === 0 ? null : `${signal ?? code}\n${text.split('\n').slice(-60).join('\n')}`);
    });
  });

/** A runner that fails without a failed test (a broken file, a crash) still counts as a failure. */
const outcomeOf = (stage: Stage, problem: string | null): Outcome => {
  const failures = problem === null ? [] : [`${stage.name}: ended with ${problem}`];
  const own = { passed: 1 - failures.length, failed: failures.length, failures };
  if (!stage.outcome) return own;
  try {
    const outcome = stage.outcome();
    return outcome.failed === 0 && own.failed > 0 ? { ...own, passed: outcome.passed } : outcome;
  } catch {
    return { passed: 0, failed: 1, failures: [`${stage.name}: no report`] };
  }
};

const total: Outcome = { passed: 0, failed: 0, failures: [] };

const prove = async (stages: Stage[], isAlone: boolean): Promise<void> => {
  for (const stage of stages) {
    const started = performance.now();
    console.log(`\n== ${stage.name} …`);
    const outcome = outcomeOf(stage, await run(stage, isAlone));
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.failures.push(...outcome.failures);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`== ${stage.name}: ${outcome.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  }
};

await prove([generated], true);
await Promise.all([prove(readings, false), prove(built, false)]);
if (process.argv[2] !== 'check') {
  const browsers = browserStage(await findChromium());
  await Promise.all([prove([freshClone], false), prove([browsers], true)]);
}
rmSync(reports, { recursive: true, force: true });
for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
