import { integer, text, url } from '../settings/fields.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sandboxFields, stubProblems } from '../settings/sandbox-config.ts';
import { buildSandbox } from './sandbox.ts';
import { demoCode, demoNumber } from './seed/customers.ts';
import { buildStubProxy } from './stubs/stub-proxy.ts';

const tell = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

const fields = { ...sandboxFields, PORT: integer(4000, 0, 65_535), HOST: text, PROVIDER_URL: url };

type Values = ReturnType<typeof readValues>;

const readValues = () => readSettings(fields, process.env, () => stubProblems(process.env));

const openSandbox = async (values: Values): Promise<() => Promise<void>> => {
  const { sandboxDatabase, sandboxHabits, stubs } = values;
  const sandbox = buildSandbox({
    database: sandboxDatabase ?? 'sandbox.sqlite',
    habits: sandboxHabits,
    stubs,
    onStubProblem: tell,
  });
  const origin = await sandbox.listen(values.PORT, values.HOST ?? '127.0.0.1');
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
const openProxy = async (provider: string, folder: string, port: number): Promise<() => Promise<void>> => {
  const proxy = await buildStubProxy(provider, folder, tell);
  const origin = await proxy.listen(port);
  process.stdout.write(`Stubs over ${new URL(provider).origin}\n${origin}/__sandbox/stubs\nPROVIDER_URL=${origin}\n`);
  return proxy.close;
};

const open = async (): Promise<() => Promise<void>> => {
  const values = readValues();
  const { PROVIDER_URL: provider, stubs: folder, PORT: port } = values;
  return folder !== null && provider ? openProxy(provider, folder, port) : openSandbox(values);
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
