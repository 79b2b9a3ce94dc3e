import { knownSize } from './chain.ts';
import { knownHabits } from './habits.ts';
import { buildSandbox } from './sandbox.ts';
import { demoCode, demoNumber } from './seed/customers.ts';
import { buildStubProxy } from './stubs/stub-proxy.ts';

const { PORT, HOST, PROVIDER_URL, SANDBOX_DATABASE, SANDBOX_HABITS, SANDBOX_SIZE, STUBS, NODE_ENV } = process.env;
const port = Number(PORT ?? 4000);
const stubs = STUBS?.trim() || null;
const tell = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

/** The sandbox itself. */
const openSandbox = async (): Promise<() => Promise<void>> => {
  const habits = knownHabits(SANDBOX_HABITS ?? '');
  const size = knownSize(SANDBOX_SIZE ?? 'usual');
  const database = SANDBOX_DATABASE ?? 'sandbox.sqlite';
  const sandbox = buildSandbox({ database, habits, size, stubs, onStubProblem: tell });
  const origin = await sandbox.listen(port, HOST ?? '127.0.0.1');
  process.stdout.write(
    [
      `Sandbox provider  ${origin}/api/v1`,
      `Controls          ${origin}/__sandbox`,
      `Sign in with      ${demoNumber.slice(3)} and the code ${demoCode}`,
      `Any other number  works too; its code stands at ${origin}/__sandbox/codes`,
      '',
    ].join('\n'),
  );
  return sandbox.close;
};

/** Nothing but stubs, in front of a real provider. */
const openProxy = async (provider: string, folder: string): Promise<() => Promise<void>> => {
  const proxy = await buildStubProxy(provider.replace(/\/+$/, ''), folder, tell);
  const origin = await proxy.listen(port);
  process.stdout.write(`Stubs over ${new URL(provider).origin}\n${origin}/__sandbox/stubs\nPROVIDER_URL=${origin}\n`);
  return proxy.close;
};

const open = async (): Promise<() => Promise<void>> => {
  if (stubs !== null && NODE_ENV === 'production') throw new Error('STUBS is for tests, not for production.');
  return stubs !== null && PROVIDER_URL ? openProxy(PROVIDER_URL, stubs) : openSandbox();
};

const close = await open().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

const stop = (): void => {
  void close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
