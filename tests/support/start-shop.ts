import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { type AppConfig, readConfig } from '../../server/config.ts';
import type { Controls } from '../../server/sandbox/controls.ts';
import { mapSettings } from '../../server/sandbox/for-the-shop.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import type { chain } from './chain.ts';

export type GqlError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: Record<string, string>; retryAfterSeconds?: number; requestId?: string };
};

export type GqlOptions = {
  cookie?: string;
  language?: 'ar' | 'en';
  headers?: Record<string, string>;
  /** The visitor's IP address. */
  from?: string;
};

export type GqlAnswer = {
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for what it knows is there
  data: any;
  errors: GqlError[] | undefined;
  /** Of the first error. */
  code: string | undefined;
  /** Raw `Set-Cookie` lines. */
  cookies: string[];
};

export type Asker = (query: string, variables?: unknown, options?: GqlOptions) => Promise<GqlAnswer>;

export type Shop = {
  app: FastifyInstance;
  controls: Controls;
  providerUrl: string;
  gql: Asker;
  /** Signs in as a person would, a new number with a new profile, and answers the cookie to send. */
  signIn: (mobileNumber: string) => Promise<string>;
  /** What the shop asks the provider while it does something, such as `GET /menus`. */
  callsOf: (action: () => Promise<unknown>) => Promise<string[]>;
  /** The same, with what came of it. */
  asked: <Answer>(action: () => Promise<Answer>) => Promise<{ calls: string[]; answer: Answer }>;
  close: () => Promise<void>;
};

const newCustomer = { firstName: 'Noura', lastName: 'Salem', dateOfBirth: '1994-03-14', gender: 'FEMALE' };

const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
const verifyMutation = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
const registerMutation = 'mutation ($input: RegisterInput!) { register(input: $input) { expiresAt } }';

/** Asks an app over GraphQL without a socket. */
export const askerOf =
  (app: FastifyInstance): Asker =>
  async (query, variables = {}, options = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      ...(options.from && { remoteAddress: options.from }),
      headers: {
        'accept-language': options.language ?? 'en',
        ...(options.cookie && { cookie: options.cookie }),
        ...options.headers,
      },
      payload: { query, variables },
    });
    const { data, errors } = response.json();
    const code = errors?.[0]?.extensions.code;
    return { data, errors, code, cookies: [response.headers['set-cookie'] ?? []].flat() };
  };

/**
 * Each visitor comes from an IP address of their own, as in life; otherwise a test file would run into the limits of
 * one.
 */
const addressOf = (mobileNumber: string): string => {
  const number = Number(mobileNumber.slice(-6));
  return `10.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
};

/** `auth_token=…` out of `Set-Cookie` lines, empty when there is none. */
export const cookieOf = (cookies: string[]): string =>
  cookies.find((line) => line.includes('auth_token='))?.split(';')[0] ?? '';

/**
 * The configuration of a test: quiet, quick to poll, and without limits that are meant for the internet. A provider that is
 * well again counts at once.
 */
export const testConfig = (providerUrl: string, overrides: Partial<AppConfig> = {}): AppConfig => {
  const config = readConfig({ LOG_LEVEL: 'silent', PAYMENT_POLL_MS: '20', RATE_LIMIT_FACTOR: '1000' });
  return { ...config, assetsFolder: null, providerUrl, providerFailureMs: 0, ...overrides };
};

/** A shop of one's own: a sandbox with a fresh memory behind an app that no other test uses. */
export const startShop = async (overrides: Partial<AppConfig> = {}, more?: typeof chain): Promise<Shop> => {
  const habits = overrides.sandboxHabits ?? readConfig({ SANDBOX_HABITS: process.env.SANDBOX_HABITS }).sandboxHabits;
  const sandbox = buildSandbox({ database: ':memory:', habits, ...(more && { more }) });
  const providerUrl = await sandbox.listen(0);
  const app = await buildApp(testConfig(providerUrl, { ...mapSettings(providerUrl), ...overrides }));
  await app.ready();
  const gql = askerOf(app);
  const { controls } = sandbox;

  const signIn = async (mobileNumber: string): Promise<string> => {
    const from = addressOf(mobileNumber);
    await gql(sendMutation, { input: { mobileNumber, acceptTerms: true } }, { from });
    const code = controls.codeFor(mobileNumber);
    const verified = await gql(verifyMutation, { input: { mobileNumber, code } }, { from });
    if (verified.data?.verifyCode?.isCompleted) return cookieOf(verified.cookies);
    const registered = await gql(registerMutation, { input: { mobileNumber, code, ...newCustomer } }, { from });
    if (!registered.data) throw new Error(`${mobileNumber} could not sign in: ${JSON.stringify(registered.errors)}`);
    return cookieOf(registered.cookies);
  };

  const asked: Shop['asked'] = async (action) => {
    controls.clearRequests();
    const answer = await action();
    return { calls: controls.requests().map((call) => `${call.method} ${call.path}`), answer };
  };

  return {
    app,
    controls,
    providerUrl,
    gql,
    signIn,
    asked,
    callsOf: async (action) => (await asked(action)).calls,
    close: async () => {
      await app.close();
      await sandbox.close();
    },
  };
};
