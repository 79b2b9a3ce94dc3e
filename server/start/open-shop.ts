import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { AppConfig, Config } from '../config.ts';
import type { DevelopmentClient } from '../ssr/development-client.ts';
import { PlainFailure } from './plain-failure.ts';

/** The port whose sandbox has the plain name. */
const usualPort = 3000;

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** The path of a file that outlives a restart, in any working directory. */
const kept = (name: string): string => join(import.meta.dirname, '../../.cache', name);

/** Two copies of one folder listen on different ports, and neither sees the customers of the other. */
const sandboxFile = (port: number): string => {
  if (port === 0) return ':memory:';
  return kept(port === usualPort ? 'sandbox.json' : `sandbox-${port}.json`);
};

/**
 * The provider that stands in when no other is named, or stubs before one that is; on a loopback port of its own.
 * When the shop has a public URL, browsers find the sandbox's pictures and pages there as well.
 */
const startSandbox = async (config: Config, port: number) => {
  const { publicUrl, providerUrl: provider } = config;
  const { buildSandbox } = await import('../sandbox/sandbox.ts');
  const { demoTrackers, mapSettings, showOn } = await import('../sandbox/for-the-shop.ts');
  const database = provider ? ':memory:' : (config.sandboxDatabase ?? sandboxFile(config.port));
  // Where the payment page sends customers back to; unknown before the system has chosen a port.
  const shopUrl = publicUrl ?? (config.port === 0 ? undefined : `http://localhost:${config.port}`);
  const sandbox = openedOrTold(database, () =>
    buildSandbox({
      database,
      provider,
      habits: config.sandboxHabits,
      shopUrl: () => shopUrl,
      stubs: config.stubs,
      onStubProblem: tell,
      ...(publicUrl && { publicUrl: () => publicUrl }),
    }),
  );
  const url = await sandbox.listen(port).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  const seenAt = publicUrl ?? url;
  const maps = mapSettings(url, seenAt);
  const own: Partial<Config> = {
    mapScript: config.mapScript ?? maps.mapScript,
    places: config.places ?? maps.places,
    ...(config.sandboxPixels && { trackers: demoTrackers(seenAt) }),
  };
  return {
    url,
    // Requests without a stub go on to the provider, and browsers go there by themselves.
    publicUrl: provider ? new URL(provider).origin : seenAt,
    /** Where its terms and its privacy policy stand, without their names. */
    textsUrl: provider ?? seenAt,
    settings: provider ? {} : own,
    showOn: (app: FastifyInstance) => {
      if (publicUrl && !provider) showOn(app, sandbox.app);
    },
    close: sandbox.close,
  };
};

type StandIn = Awaited<ReturnType<typeof startSandbox>>;

const tell = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

const openedOrTold = <T>(database: string, open: () => T): T => {
  try {
    return open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^(EACCES|EEXIST|EPERM|EROFS|ENOSPC|ENOTDIR|EISDIR)$/.test(code)) throw error;
    throw new PlainFailure(
      `The sandbox cannot keep its memory in ${database} (${code}). Let this user write there, name another file with SANDBOX_DATABASE, or SANDBOX_DATABASE=:memory: for none.`,
    );
  }
};

const completeConfig = (config: Config, standIn: StandIn | null): AppConfig => {
  const { providerUrl } = config;
  // Each copy of the demonstration has a provider of its own, so limits and orders of another copy mean nothing to it.
  const stateFile = config.stateFile ?? (providerUrl === null ? ':memory:' : kept('state.sqlite'));
  if (!standIn) return { ...config, stateFile, providerUrl: providerUrl ?? '' };
  const { url, publicUrl, textsUrl, settings } = standIn;
  return {
    ...config,
    stateFile,
    ...settings,
    providerUrl: url,
    providerPublicUrl: publicUrl,
    paymentOrigins: config.paymentOrigins ?? [publicUrl],
    termsUrl: config.termsUrl ?? `${textsUrl}/terms`,
    privacyUrl: config.privacyUrl ?? `${textsUrl}/privacy`,
  };
};

/** Builds the shop and starts the sandbox when no provider is named, on a free port or the wanted one. */
export const openShop = async (
  config: Config,
  options: { development?: DevelopmentClient; sandboxPort?: number } = {},
) => {
  const { providerUrl, stubs } = config;
  const standIn = providerUrl && stubs === null ? null : await startSandbox(config, options.sandboxPort ?? 0);
  const appConfig = completeConfig(config, standIn);
  try {
    const app = await buildApp(appConfig, options.development);
    standIn?.showOn(app);
    await app.ready();
    return {
      app,
      config: appConfig,
      /** Where the embedded sandbox listens; null when another provider is named. */
      sandboxUrl: standIn && providerUrl === null ? standIn.url : null,
      /** Where stubs are listed; null without any. */
      stubsUrl: stubs === null ? null : `${appConfig.providerUrl}/__sandbox/stubs`,
      close: async () => {
        await app.close();
        await standIn?.close();
      },
    };
  } catch (error) {
    await standIn?.close();
    throw error;
  }
};
