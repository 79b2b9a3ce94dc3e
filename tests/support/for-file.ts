import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { AppConfig } from '../../server/config.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { type LooseProvider, startLooseProvider } from './start-loose-provider.ts';
import { askerOf, startShop, testConfig } from './start-shop.ts';
import { unsignedToken } from './unsigned-token.ts';

/** A shop for all tests of a file, closed after the last of them. */
export const shopForFile: typeof startShop = async (...options) => {
  const shop = await startShop(...options);
  afterAll(() => shop.close());
  return shop;
};

/** The same as it is started by its environment. */
export const appForFile = async (env: Parameters<typeof startApp>[0] = {}): Promise<RunningApp> => {
  const app = await startApp(env);
  afterAll(() => app[Symbol.asyncDispose]());
  return app;
};

/** A sandbox alone, for tests that speak to it as to a provider. */
export const sandboxForFile = async () => {
  const sandbox = buildSandbox({ database: ':memory:' });
  const origin = await sandbox.listen(0);
  afterAll(() => sandbox.close());
  return { sandbox, origin };
};

/** An empty folder that goes with the test, or with the file where `after` is `afterAll`. */
export const temporaryFolder = (after: (remove: () => void) => void = onTestFinished): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rawnaq-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A provider that answers what a test says; with each test it answers these again, and has not been called. */
export const looseProviderForFile = async (answers: LooseProvider['answers'] = {}): Promise<LooseProvider> => {
  const provider = await startLooseProvider({ ...answers });
  beforeEach(() => {
    provider.answers = { ...answers };
    provider.calls.length = 0;
  });
  afterAll(() => provider.close());
  return provider;
};

/** A shop before a provider that answers what a test says, with the cookie of a customer. */
export const openLooseShop = async (overrides: Partial<AppConfig> = {}) => {
  const provider = await startLooseProvider({});
  const app = await buildApp(testConfig(provider.url, { providerCacheMs: 0, ...overrides }));
  const cookie = `auth_token=${unsignedToken(3600)}`;
  const close = async () => {
    await app.close();
    await provider.close();
  };
  return { provider, app, gql: askerOf(app), cookie, [Symbol.asyncDispose]: close };
};

/** The same for all tests of a file; answers and calls begin anew with each test. */
export const looseShopForFile = async (overrides: Partial<AppConfig> = {}) => {
  const shop = await openLooseShop(overrides);
  beforeEach(() => {
    shop.provider.answers = {};
    shop.provider.calls.length = 0;
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  return shop;
};
