import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Language = 'en' | 'ar';

/** URLs of one running shop and of its sandbox. */
export type Addresses = { shop: string; provider: string };

/** A call to the provider or the maps service. */
export type Call = { method: string; path: string; query: Record<string, string>; body: Record<string, unknown> };

/** The shop as a test meets it: where it is, and the levers of its sandbox. */
export type Shop = Addresses & {
  /** The URL of a page in the language of the test. */
  address: (path: string) => string;
  /** Calls a control of the sandbox, such as `('PUT', 'latency', {ms: 400})`. */
  control: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', name: string, body?: unknown) => Promise<unknown>;
  /** From now on the provider goes wrong at a path, such as `('cart', {method: 'POST', kind: 'reset', times: 1})`. */
  fault: (path: string, how: object) => Promise<unknown>;
  /** Ends all faults. */
  recover: () => Promise<unknown>;
  /** The calls of a method and a path, oldest first. */
  calls: (method: string, path: RegExp) => Promise<Call[]>;
  /** The bodies of all calls at a path, oldest first. */
  received: (path: string) => Promise<Record<string, unknown>[]>;
  /** The newest code sent to a number. */
  codeFor: (phone: string) => Promise<string>;
  /** A mobile number that no other test uses. */
  newPhone: () => string;
};

/** Environment variables of a shop, such as `{PROVIDER_TIMEOUT_MS: '800'}`. */
export type Settings = Record<string, string>;

const startShop = async (settings: Settings): Promise<{ child: ChildProcess; addresses: Addresses }> => {
  const env = { ...process.env, ...settings };
  const child = spawn('node', ['tests/support/shop-process.ts'], { stdio: ['pipe', 'pipe', 'inherit'], env });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, addresses: JSON.parse(line) };
  }
  throw new Error('The shop did not start');
};

/** The shops of one worker, one for each settings, started when a test wants them. */
export const startShops = () => {
  const started = new Map<string, ReturnType<typeof startShop>>();
  return {
    withSettings: async (settings: Settings): Promise<Addresses> => {
      const key = JSON.stringify(settings);
      const shop = started.get(key) ?? startShop(settings);
      started.set(key, shop);
      return (await shop).addresses;
    },
    close: async (): Promise<void> => {
      for (const { child } of await Promise.all(started.values())) {
        child.stdin?.end();
        child.kill();
      }
    },
  };
};

let issued = 0;

export const buildShop = (addresses: Addresses, language: Language, workerIndex: number): Shop => {
  const control: Shop['control'] = async (method, name, body) => {
    const response = await fetch(`${addresses.provider}/__sandbox/${name}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${name}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const requests = async () => (await control('GET', 'requests')) as Call[];
  return {
    ...addresses,
    control,
    fault: (path, how) => control('POST', 'faults', { path, ...how }),
    recover: () => control('DELETE', 'faults'),
    calls: async (method, path) => (await requests()).filter((call) => call.method === method && path.test(call.path)),
    received: async (path) => (await requests()).filter((call) => call.path === path).map(({ body }) => body),
    address: (path) => `${addresses.shop}${language === 'ar' ? `/ar${path === '/' ? '' : path}` : path}`,
    codeFor: async (phone) => {
      const codes = (await control('GET', 'codes')) as { mobile_number: string; code: string }[];
      const sent = codes.find(({ mobile_number }) => mobile_number.endsWith(phone));
      if (!sent) throw new Error(`No code was sent to ${phone}`);
      return sent.code;
    },
    newPhone: () => {
      issued += 1;
      return `5${workerIndex % 10}${String(Date.now()).slice(-6)}${issued % 10}`;
    },
  };
};
