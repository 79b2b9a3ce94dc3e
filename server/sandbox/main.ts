import { integer, text, url } from '../settings/fields.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sandboxFields, stubProblems } from '../settings/sandbox-config.ts';
import { buildSandbox } from './sandbox.ts';
import { demoCode, demoNumber } from './seed/customers.ts';

const tell = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

const fields = { ...sandboxFields, PORT: integer(4000, 0, 65_535), HOST: text, PROVIDER_URL: url };

const open = async (): Promise<() => Promise<void>> => {
  const values = readSettings(fields, process.env, () => stubProblems(process.env));
  const { sandboxDatabase, sandboxHabits, stubs } = values;
  // Nothing but stubs, in front of a real provider.
  const provider = stubs === null ? null : values.PROVIDER_URL;
  const sandbox = buildSandbox({
    database: provider ? ':memory:' : (sandboxDatabase ?? 'sandbox.json'),
    habits: sandboxHabits,
    provider,
    stubs,
    onStubProblem: tell,
  });
  const origin = await sandbox.listen(values.PORT, values.HOST ?? '127.0.0.1');
  const lines = provider
    ? [`Stubs over ${new URL(provider).origin}`, `${origin}/__sandbox/stubs`, `PROVIDER_URL=${origin}`]
    : [
        `Sandbox provider  ${origin}/api/v1`,
        `Controls          ${origin}/__sandbox`,
        `Sign in with      ${demoNumber.slice(3)} and the code ${demoCode}`,
        `Any other number  works too; its code stands at ${origin}/__sandbox/codes`,
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return sandbox.close;
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
