import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.ts';

/** One kind of proof. It counts as one passed or failed test unless it reports its own numbers. */
type Stage = {
  name: string;
  command: readonly string[];
  report?: keyof typeof counts;
  env?: Record<string, string>;
};

type Count = { passed: number; failed: number };

const vitestCount = (report: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** How each report counts. */
const counts = {
  vitest: vitestCount,
  start: vitestCount,
  playwright: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }): Count => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }),
};

const bin = (name: string) => join('node_modules', '.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'rawnaq-reports-'));
const reportFile = (kind: string) => join(reports, `${kind}.json`);

const generated: Stage = { name: 'generated code', command: ['npm', 'run', 'generate', '--silent'] };

/** What only reads the sources. */
const readings: Stage[] = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['node', 'node_modules/typescript/bin/tsc'] },
  { name: 'borders', command: ['node', 'build/borders.ts'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'code that only tests use', command: [bin('knip'), '--production'] },
];

const built: Stage[] = [
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  {
    name: 'unit, api and convention tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile('vitest')}`,
    ],
    report: 'vitest',
  },
];

const browserStage = (chromium: string): Stage => ({
  name: 'browser tests',
  command: [bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
  report: 'playwright',
  env: {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: findHeadlessShell(chromium),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
  },
});

/** What a person does with a fresh clone, and what they are told when something is missing. */
const freshClone: Stage = {
  name: 'the two commands in a fresh clone',
  command: [
    bin('vitest'),
    'run',
    '--config',
    'tests/start/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('start')}`,
  ],
  report: 'start',
};

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs a program; what it prints comes at once, or in one piece at its end when others run beside it. */
const run = ({ command: [program = '', ...args], env }: Stage, isAlone: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });

/** A runner that fails without a failed test (a broken file, a crash) still counts as a failure. */
const countOf = (stage: Stage, succeeded: boolean): Count => {
  const own = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!stage.report) return own;
  try {
    const count = counts[stage.report](JSON.parse(readFileSync(reportFile(stage.report), 'utf8')));
    return { passed: count.passed, failed: Math.max(count.failed, own.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const total: Count = { passed: 0, failed: 0 };

const prove = async (stages: Stage[], isAlone: boolean): Promise<void> => {
  for (const stage of stages) {
    const started = performance.now();
    console.log(`\n== ${stage.name} …`);
    const succeeded = await run(stage, isAlone);
    const count = countOf(stage, succeeded);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`== ${stage.name}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  }
};

await prove([generated], true);
await Promise.all([prove(readings, false), prove(built, false)]);
if (process.argv[2] !== 'check') await prove([freshClone, browserStage(await findChromium())], true);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
