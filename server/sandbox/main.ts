import { knownHabits } from './habits.ts';
import { knownSize } from './house-sizes.ts';
import { buildSandbox } from './sandbox.ts';
import { demoCode, demoNumber } from './seed/customers.ts';

const port = Number(process.env.PORT ?? 4000);
const habits = knownHabits(process.env.SANDBOX_HABITS ?? '');
const size = knownSize(process.env.SANDBOX_SIZE ?? 'usual');
const sandbox = buildSandbox({ database: process.env.SANDBOX_DATABASE ?? 'sandbox.sqlite', habits, size });
const origin = await sandbox.listen(port, process.env.HOST ?? '127.0.0.1');

process.stdout.write(
  [
    `Sandbox provider  ${origin}/api/v1`,
    `Controls          ${origin}/__sandbox`,
    `Sign in with      ${demoNumber.slice(3)} and the code ${demoCode}`,
    `Any other number  works too; its code stands at ${origin}/__sandbox/codes`,
    '',
  ].join('\n'),
);

const stop = (): void => {
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
