import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { type AppConfig, readConfig } from '../../server/config.ts';

export interface RunningApp extends AsyncDisposable {
  app: FastifyInstance;
  /** `http://127.0.0.1:…` */
  url: string;
}

/** The application on a free port with a provider that is not there; for what happens before any provider is asked. */
export const startApp = async (env: Record<string, string> = {}): Promise<RunningApp> => {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', ...env }) as AppConfig;
  const app = await buildApp({ ...config, ...(!env.ASSETS_FOLDER && { assetsFolder: null }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, [Symbol.asyncDispose]: () => app.close() };
};
