import { createServer, type RequestListener, type Server } from 'node:http';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import type { Plugin, ViteDevServer } from 'vite';
import type { Config } from '../config.ts';
import type { Environment } from '../settings/fields.ts';
import { developmentClient, editedEvent, openVite } from '../ssr/development-client.ts';
import type { OpenShop, openShop } from './open-shop.ts';
import { messageOf } from './plain-failure.ts';

const root = join(import.meta.dirname, '../..');
/** Loaded before Vite, so that Vite does not reload them. */
const fixed =
  /^server\/(main\.ts|start\.cjs|start\/development\.ts|ssr\/development-client\.ts)$|^(vite\.config\.ts|codegen\.ts)$|^build\//;

const served = /^server\/.*(?<!\.test)\.ts$/;
const graphql = /^(schema|client)\/.*\.graphql$/;
const texts = /^client\/messages\/.*\.json$/;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

type ChangingShop = ReturnType<typeof buildChangingShop>;

/** The shop that is served now, opened anew from changed sources while Vite and the port stay. */
const buildChangingShop = (vite: ViteDevServer, env: Environment) => {
  let sandboxPort = 0;

  const open = async (): Promise<OpenShop> => {
    const { readConfig } = await vite.ssrLoadModule('/server/config.ts');
    const loaded = await vite.ssrLoadModule('/server/start/open-shop.ts');
    const openAnew: typeof openShop = loaded.openShop;
    const config: Config = readConfig(env, { isDevelopment: true });
    const shop = await openAnew(config, { development: developmentClient(vite), sandboxPort });
    sandboxPort = Number(shop.sandboxUrl && new URL(shop.sandboxUrl).port);
    return shop;
  };

  let current = open();
  return {
    get current(): Promise<OpenShop> {
      return current;
    },

    /**
     * Requests that come meanwhile wait for the new one. False when the sources cannot be read, which Vite reports;
     * then the old one stays open.
     */
    reopen: async (): Promise<boolean> => {
      try {
        await vite.ssrLoadModule('/server/start/open-shop.ts');
      } catch {
        return false;
      }
      const old = current;
      current = old.then(({ close }) => close().then(open), open);
      await current;
      return true;
    },
  };
};

/** Hands over changed modules, when Vite has forgotten the old version of it. */
const changes = (onChange: (file: string) => void): Plugin => ({
  name: 'server-changes',
  hotUpdate({ file, modules, server }) {
    const { name, moduleGraph } = this.environment;
    const path = relative(root, file);
    if (name !== 'ssr' || path.includes('/generated/')) return;
    server.ws.send(editedEvent);
    const isServed = served.test(path);
    if (isServed) for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
    if (isServed || graphql.test(path) || texts.test(path) || fixed.test(path)) onChange(path);
    return isServed ? [] : modules;
  },
});

const forward = (front: Server, vite: ViteDevServer, shop: ChangingShop): void => {
  const answer: RequestListener = (request, response) => {
    vite.middlewares(request, response, () => {
      shop.current.then(
        ({ app }) => app.server.emit('request', request, response),
        (error) => response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(messageOf(error)),
      );
    });
  };
  front.on('request', answer);
  front.on('upgrade', (request, socket, head) => {
    if (/^vite-/.test(request.headers['sec-websocket-protocol'] ?? '')) return;
    shop.current.then(
      ({ app }) => app.server.emit('upgrade', request, socket, head),
      () => socket.destroy(),
    );
  });
};

/** The shop from its sources: an edit of the client is hot, one of the server swaps the shop behind the open port. */
export const startDevelopment = async (
  { port, host }: Config,
  env: Environment,
): Promise<{ shop: OpenShop; port: number; close: () => Promise<void> }> => {
  const front = createServer();
  const inTurn = pLimit(1);
  const changed = new Set<string>();
  // One batch after the other: files that change meanwhile form the next one.
  const note = (file: string): void => {
    changed.add(file);
    void inTurn(async () => {
      const files = [...changed];
      changed.clear();
      if (files.length > 0) await catchUp(files);
    });
  };
  const vite = await openVite(front, changes(note));
  const shop = buildChangingShop(vite, env);
  const first = await shop.current;

  const catchUp = async (files: string[]): Promise<void> => {
    const started = performance.now();
    const is = (pattern: RegExp) => files.filter((file) => pattern.test(file));
    if (is(fixed).length > 0) print(`  End "npm run dev" and start it again to see the new ${is(fixed).join(', ')}.`);
    const served = is(/^(server|schema)\//).filter((file) => !fixed.test(file));
    try {
      if (is(graphql).length > 0) {
        const { generateTypes } = await import('../../build/generate.ts');
        await generateTypes();
      }
      if (is(texts).length > 0) {
        const { compileTexts } = await import('../../build/texts.ts');
        await compileTexts();
      }
      if (served.length > 0) {
        if (!(await shop.reopen())) return;
        vite.ws.send({ type: 'full-reload' });
      } else if (is(graphql).length + is(texts).length === 0) return;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      process.stderr.write(`${messageOf(error)}\n`);
      return;
    }
    const what = served.length > 0 ? 'The server' : is(graphql).length > 0 ? 'Types and hooks' : 'Texts';
    print(`  ${what} anew: ${files.join(', ')}, ${Math.round(performance.now() - started)} ms.`);
  };

  forward(front, vite, shop);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  front.once('error', reject).listen({ port, host }, resolve);
  await promise;
  const address = front.address();
  return {
    shop: first,
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => (await shop.current).close(),
  };
};
