import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** What a window of the shop's own finds in a browser, as far as orders and payments use it. */
export type BrowserGlobals = {
  /** Every request of the windows carries it. */
  cookie: string;
  /** Kept by the tab that is in front. */
  session: Map<string, string>;
  /** Does something in a tab that keeps this, whichever is in front. */
  inTab: <R>(session: Map<string, string>, work: () => R) => R;
  /** Hears of every answer to a question of the windows. */
  onAnswer: (question: { operationName: string; variables: unknown }, answer: unknown) => void;
};

const storageOf = (kept: () => Map<string, string>) => ({
  getItem: (key: string) => kept().get(key) ?? null,
  setItem: (key: string, value: string) => kept().set(key, value),
  removeItem: (key: string) => kept().delete(key),
});

/** Lets the client's own code run without a browser, in front of the shop at this URL. The file's end takes it away. */
export const standInBrowser = (origin: string): BrowserGlobals => {
  vi.unstubAllGlobals();
  const tabs = new AsyncLocalStorage<Map<string, string>>();
  const browser: BrowserGlobals = {
    cookie: '',
    session: new Map(),
    inTab: (session, work) => tabs.run(session, work),
    onAnswer: () => undefined,
  };
  const local = new Map<string, string>();
  const ask = fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input !== '/graphql') return ask(input, init);
    const headers = { ...(init.headers as Record<string, string>), cookie: browser.cookie };
    const response = await ask(`${origin}/graphql`, { ...init, headers });
    browser.onAnswer(JSON.parse(String(init.body)), await response.clone().json());
    return response;
  });
  const Socket = WebSocket;
  class BrowserSocket extends Socket {
    constructor(url: string, protocols: string[]) {
      super(url, { protocols, headers: { cookie: browser.cookie, origin } } as unknown as string[]);
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: `${origin}/cart` } }));
  vi.stubGlobal('document', { activeElement: null, getElementById: () => null, querySelector: () => null });
  vi.stubGlobal(
    'localStorage',
    storageOf(() => local),
  );
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tabs.getStore() ?? browser.session),
  );
  return browser;
};
