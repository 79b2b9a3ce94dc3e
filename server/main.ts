import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { languageCodes, languages } from '../schema/languages.ts';
import { type Config, misspeltSettings, readConfig } from './config.ts';
import { type OpenShop, openShop } from './start/open-shop.ts';
import { asPlainFailure, messageOf, PlainFailure } from './start/plain-failure.ts';
import { leadProcesses } from './start/processes.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds for a load balancer to read `/readyz`, and for browsers to hear that connections end, before they do. */
const farewellMs = 1_500;
/** Milliseconds until the shutdown cuts off open requests, so that the process is gone within 12 s. */
const longestStopMs = 9_500;
/** One Ctrl-C can come twice, from the terminal and from npm, milliseconds apart. A later one is a second wish. */
const sameKeystrokeMs = 500;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

// The reader of the output may be gone. Libraries that report a failed write would write for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

const welcome = (
  { config, sandboxUrl, stubsUrl = null }: Pick<OpenShop, 'config' | 'sandboxUrl'> & Partial<OpenShop>,
  port: number,
): string => {
  const shop = config.publicUrl ?? `http://localhost:${port}`;
  const lines = [
    ...languageCodes.map((code, index) => {
      const place = `${shop}${languages[code].prefix || '/'}`;
      return `${(index === 0 ? 'The shop' : '').padEnd(14)}${place}  (${englishNames.of(code)})`;
    }),
    ...(config.graphiql ? [`GraphiQL      ${shop}/graphiql`] : []),
    sandboxUrl
      ? `The sandbox   ${sandboxUrl}`
      : `The provider  ${new URL(config.providerPublicUrl ?? config.providerUrl).origin}`,
    ...(stubsUrl ? [`Its stubs     ${stubsUrl}`] : []),
    ...(sandboxUrl ? ['Sign in with  51 2345 678 and the code 1234'] : []),
  ];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
};

/** Fails when the port is taken, before anything is built or opened for it. */
const tryPort = async ({ port, host }: Config): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer().on('error', reject);
  probe.listen({ port, host }, () => probe.close(() => resolve()));
  await promise;
};

const prepare = async (isDevelopment: boolean): Promise<void> => {
  // The image brings its build along, and no tools.
  if (!existsSync(join(root, 'build/build.ts'))) return;
  if (isDevelopment) {
    const [{ alone }, { generateChanged }] = await Promise.all([
      import('../build/step.ts'),
      import('../build/generate.ts'),
    ]);
    return alone(generateChanged);
  }
  const { buildChanged } = await import('../build/build.ts');
  await buildChanged(print);
};

/** Ends within 12 s: new visitors are sent elsewhere, open requests are finished, then everything is closed. */
const stop = async ({ app, close }: OpenShop): Promise<void> => {
  app.log.info('stopping');
  app.readiness.withdraw();
  await wait(farewellMs);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), longestStopMs - farewellMs).unref();
  await close();
  clearTimeout(cutOff);
};

/** The welcome says where the shop listens. Only in production, where programs read the log, does the log say it too. */
const listen = async ({ app, config: { host, port, isProduction, logLevel } }: OpenShop): Promise<void> => {
  if (!isProduction) app.log.level = 'silent';
  await app.listen({ host, port });
  app.log.level = logLevel;
};

const serve = async (config: Config): Promise<void> => {
  if (!existsSync(join(root, 'dist/client/.vite/manifest.json'))) {
    throw new PlainFailure(`There is no build in ${join(root, 'dist')}. "npm ci && npm start" makes one.`);
  }
  const shop = await openShop(config);
  obeySignals(() => stop(shop));
  await listen(shop);
  const address = shop.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  // Of several processes the first speaks for all.
  if (cluster.isPrimary) print(welcome(shop, port));
};

const lead = (config: Config): void => {
  const shop = { config: { ...config, providerUrl: config.providerUrl ?? '' }, sandboxUrl: null };
  const { metricsPort } = config.telemetry;
  const { stop: end } = leadProcesses(config.processes, {
    environmentOf: (index): Record<string, string> =>
      metricsPort === null ? {} : { METRICS_PORT: String(metricsPort + index) },
    onListening: (port) => print(welcome(shop, port)),
    onFailedStart: (code) => process.exit(code),
  });
  obeySignals(end);
};

const develop = async (config: Config): Promise<void> => {
  const { startDevelopment } = await import('./start/development.ts');
  const { shop, port, close } = await startDevelopment(config, process.env);
  obeySignals(close);
  print(welcome(shop, port));
};

const obeySignals = (end: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    if (stoppingSince !== null) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > sameKeystrokeMs) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${messageOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

const start = async (): Promise<void> => {
  const isDevelopment = process.argv.includes('--dev');
  if (cluster.isPrimary) for (const message of misspeltSettings(process.env)) process.stderr.write(`${message}\n`);
  const config = readConfig(process.env, { isDevelopment });
  try {
    if (cluster.isWorker) return await serve(config);
    await tryPort(config);
    if (isDevelopment || process.argv.includes('--build')) await prepare(isDevelopment);
    if (isDevelopment) await develop(config);
    else if (config.processes > 1) lead(config);
    else await serve(config);
  } catch (error) {
    throw asPlainFailure(error, config);
  }
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
