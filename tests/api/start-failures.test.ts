import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyProject } from '../support/copied-project.ts';
import { temporaryFolder } from '../support/for-file.ts';
import { direct, startProcess } from '../support/start-process.ts';

const root = join(import.meta.dirname, '../..');
/** Node's own version, before anything of the shop runs. */
const oldNode = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.9.0" } })';

/** Runs a start that cannot succeed and answers its output. */
const failedStart = (
  args: string[],
  env: Record<string, string>,
  cwd = root,
): Promise<{ code: unknown; said: string }> => {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string }>();
  execFile(process.execPath, args, { cwd, env: { ...process.env, PORT: '0', ...env } }, (error, output, errors) =>
    resolve({ code: error?.code, said: `${output}${errors}` }),
  );
  return promise;
};

const oneSentence = (start: RegExp): RegExp => new RegExp(`^${start.source}[^\\n]*\\n$`);

describe('an operator whose start cannot succeed reads one sentence', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await failedStart(['server/main.ts'], { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence(/Port \d+ is in use, .* PORT=\d+ npm start/));
  });

  it('when the address is not one of the machine', async () => {
    const { code, said } = await failedStart(['server/main.ts'], { HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence(/HOST is 192\.0\.2\.1, which is no address of this machine/));
  });

  it('when the sandbox has no place for its memory', async () => {
    const { code, said } = await failedStart(['server/main.ts'], {
      PROVIDER_URL: '',
      SANDBOX_DATABASE: join(import.meta.filename, 'sandbox.json'),
    });
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence(/The sandbox cannot keep its memory in .*start-failures/));
  });

  it.each(['dist', 'client/i18n/generated', 'styled-system'])('when nothing can be built in %s', async (name) => {
    const copy = await copyProject();
    onTestFinished(copy.remove);
    const folder = join(copy.folder, name);
    rmSync(folder, { recursive: true });
    // A file in its place refuses root too.
    writeFileSync(folder, '');
    for (const args of [['build/build.ts'], ['server/start.cjs', '--build']]) {
      const { code, said } = await failedStart(args, {}, copy.folder);
      expect(code).toBe(1);
      expect(said.replace(/^Building the shop.*\n/, '')).toMatch(
        oneSentence(new RegExp(`This user cannot write in ${folder}, .* Give the folder to this user`)),
      );
    }
  });

  it('when Node is too old', async () => {
    const { code, said } = await failedStart(['--import', oldNode, 'server/start.cjs', '--build'], {});
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence(/Rawnaq needs Node 24 or later, .* "npm ci" without --omit=dev/));
  });

  it('when a live shop has its provider under another name, instead of serving the demonstration', async () => {
    const env = { NODE_ENV: 'production', PROVIDER_URL: '', API_URL: 'https://api.example.com' };
    const { code, said } = await failedStart(['server/main.ts'], env);
    expect(code).toBe(1);
    expect(said).toMatch(/^ {2}- PROVIDER_URL is needed .* API_URL is set: did you mean PROVIDER_URL\?$/m);
  });

  it('when a setting is misspelt, before the mistakes in the others', async () => {
    const { code, said } = await failedStart(['server/main.ts'], { PORT: 'x', PROVDER_URL: 'y', PROVIDER_URL: 'z' });
    expect(code).toBe(1);
    expect(said).toMatch(/^PROVDER_URL is not a setting of the shop. Did you mean PROVIDER_URL\?\nThe configuration/);
    for (const wrong of ['PORT must be', 'PROVIDER_URL must be']) expect(said).toContain(wrong);
    expect(said).not.toContain('    at ');
  });
});

it('an operator keeps settings in .env, and the environment itself wins over them', async () => {
  const copy = await copyProject();
  onTestFinished(copy.remove);
  writeFileSync(join(copy.folder, '.env'), 'CDN_SECONDS=many\nLOG_LEVEL=loud\n');
  const { code, said } = await failedStart(['server/start.cjs', '--build'], { LOG_LEVEL: 'silent' }, copy.folder);
  expect(code).toBe(1);
  expect(said).toContain('CDN_SECONDS must be a whole number from 0 to 3600, not "many"');
  expect(said).not.toContain('LOG_LEVEL');
});

it('an operator who asks for the demonstration gets it in production too', async () => {
  const env = { NODE_ENV: 'production', DEMONSTRATION: 'true', PROVIDER_URL: '', SANDBOX_DATABASE: ':memory:' };
  const { url } = await startProcess(direct, env);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it('an operator reads where the shop is with no line of the log around it, and a program reads it in the log of production', async () => {
  const env = { LOG_LEVEL: 'info', HOST: '0.0.0.0', PROVIDER_URL: '', SANDBOX_DATABASE: ':memory:' };
  const loggedBeforeVisit = async (more: Record<string, string>) => {
    const { url, written } = await startProcess(direct, { ...env, ...more });
    await fetch(`${url}/contact`);
    const messages = () => [...written.join('\n').matchAll(/^\{.*"msg":"(.*)"\}$/gm)].map(([, message]) => message);
    await expect.poll(() => messages().at(-1)).toBe('request completed');
    return messages().slice(0, -2);
  };
  expect(await loggedBeforeVisit({})).toEqual([]);
  expect(await loggedBeforeVisit({ NODE_ENV: 'production', DEMONSTRATION: 'true' })).toContainEqual(
    expect.stringMatching(/^Server listening at/),
  );
});

it('no other user of the machine can read orders or customers, from the first start on', async () => {
  const place = join(temporaryFolder(), 'new');
  await startProcess(direct, {
    PROVIDER_URL: '',
    STATE_FILE: join(place, 'state.sqlite'),
    SANDBOX_DATABASE: join(place, 'sandbox.json'),
  });
  const names = ['sandbox.json', 'state.sqlite', 'state.sqlite-shm', 'state.sqlite-wal'];
  expect(readdirSync(place).sort()).toEqual(names.sort());
  expect(names.filter((name) => statSync(join(place, name)).mode & 0o077)).toEqual([]);
});
