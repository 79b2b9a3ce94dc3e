import { EnvironmentReader } from '../settings/environment-reader.ts';
import { readSandbox } from '../settings/sandbox-config.ts';
import { buildSandbox } from './sandbox.ts';
import { demoCode, demoNumber } from './seed/customers.ts';
import { buildStubProxy } from './stubs/stub-proxy.ts';

const read = new EnvironmentReader(process.env);
const port = read.integer('PORT', 4000, 0, 65_535);
const providerUrl = read.url('PROVIDER_URL');
const { stubs, ...settings } = readSandbox(read, read.text('NODE_ENV') === 'production');
const tell = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

const openSandbox = async (): Promise<() => Promise<void>> => {
  const sandbox = buildSandbox({
    database: settings.sandboxDatabase ?? 'sandbox.sqlite',
    habits: settings.sandboxHabits,
    size: settings.sandboxSize,
    stubs,
    onStubProblem: tell,
  });
  const origin = await sandbox.listen(port, read.text('HOST') ?? '127.0.0.1');
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
  const proxy = await buildStubProxy(provider, folder, tell);
  const origin = await proxy.listen(port);
  process.stdout.write(`Stubs over ${new URL(provider).origin}\n${origin}/__sandbox/stubs\nPROVIDER_URL=${origin}\n`);
  return proxy.close;
};

const open = async (): Promise<() => Promise<void>> => {
  if (read.problems.length > 0) throw new Error(read.problems.join('\n'));
  return stubs !== null && providerUrl ? openProxy(providerUrl, stubs) : openSandbox();
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
