import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type AppConfig, type Config, ConfigError, readConfig } from './config.ts';
import { keptKey } from './pictures/kept-key.ts';
import type { TrackerConfig } from './tracking-config.ts';

/** Time for a load balancer to read `/readyz` before connections are refused; a person at a keyboard does not wait. */
const FAREWELL = { SIGTERM: 1_500, SIGINT: 0 };
/** What has not ended by itself by then is cut off, so that the process is gone within 12 s. */
const PATIENCE = 9_500;

interface Sandbox {
  url: string;
  /** Where browsers reach its pictures and pages. */
  publicUrl: string;
  maps: Pick<Config, 'mapScript' | 'places'>;
  /** The third parties of tracking that it plays. */
  trackers: TrackerConfig[];
  showOn: (app: FastifyInstance) => void;
  close: () => Promise<void>;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * The provider that stands in when no other is named; on a loopback port of its own.
 * When the shop has a public address, browsers find the provider's pictures and pages there as well.
 */
async function startSandbox({ sandboxDatabase: database, publicUrl }: Config): Promise<Sandbox> {
  const { buildSandbox } = await import('./sandbox/sandbox.ts');
  const { showOn } = await import('./sandbox/public-paths.ts');
  const { mapSettings } = await import('./sandbox/maps/map-settings.ts');
  const { demoTrackers } = await import('./sandbox/pixels/demo-trackers.ts');
  const sandbox = buildSandbox({ database, ...(publicUrl && { publicUrl: () => publicUrl }) });
  const url = await sandbox.listen(0);
  return {
    url,
    publicUrl: publicUrl ?? url,
    maps: mapSettings(url, publicUrl ?? url),
    trackers: demoTrackers(publicUrl ?? url),
    showOn: (app) => {
      if (publicUrl) showOn(app, sandbox.app);
    },
    close: () => sandbox.close(),
  };
}

/** The settings that follow from who the provider is. */
function completeConfig(config: Config, sandbox: Sandbox | null): AppConfig {
  const pictureKey = config.pictureKey ?? keptKey('.cache/picture-key');
  const orderJournal = config.orderJournal ?? '.cache/orders.sqlite';
  if (!sandbox) return { ...config, pictureKey, orderJournal, providerUrl: config.providerUrl ?? '' };
  return {
    ...config,
    pictureKey,
    orderJournal,
    providerUrl: sandbox.url,
    providerPublicUrl: sandbox.publicUrl,
    paymentOrigins: config.paymentOrigins ?? [sandbox.publicUrl],
    termsUrl: config.termsUrl ?? `${sandbox.publicUrl}/terms`,
    privacyUrl: config.privacyUrl ?? `${sandbox.publicUrl}/privacy`,
    mapScript: config.mapScript ?? sandbox.maps.mapScript,
    places: config.places ?? sandbox.maps.places,
    trackers: config.sandboxPixels ? sandbox.trackers : config.trackers,
  };
}

function welcome(config: AppConfig, port: number, sandbox: Sandbox | null): string {
  const shop = config.publicUrl ?? `http://localhost:${port}`;
  const lines = [
    `The shop      ${shop}/  (English)`,
    `              ${shop}/ar  (Arabic)`,
    ...(config.graphiql ? [`GraphiQL      ${shop}/graphiql`] : []),
    sandbox ? `The sandbox   ${sandbox.url}` : `The provider  ${new URL(config.providerUrl).origin}`,
    ...(sandbox ? ['Sign in with  51 2345 678 and the code 1234'] : []),
  ];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

/** Ends within 12 s: nobody new is sent here, what is under way is finished, then everything is closed. */
async function stop(app: FastifyInstance, sandbox: Sandbox | null, farewell: number): Promise<void> {
  app.log.info('stopping');
  app.readiness.withdraw();
  await wait(farewell);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE - farewell).unref();
  await app.close();
  clearTimeout(cutOff);
  await sandbox?.close();
}

async function start(): Promise<void> {
  const config = readConfig(process.env, { isDevelopment: process.argv.includes('--dev') });
  const sandbox = config.providerUrl === null ? await startSandbox(config) : null;
  const appConfig = completeConfig(config, sandbox);
  const app = await buildApp(appConfig);
  sandbox?.showOn(app);

  let isStopping = false;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    // npm passes on what the terminal has told everybody already.
    if (isStopping) return;
    isStopping = true;
    stop(app, sandbox, config.isDevelopment ? 0 : FAREWELL[signal]).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  print(welcome(appConfig, port, sandbox));
}

try {
  await start();
} catch (error) {
  const words = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
