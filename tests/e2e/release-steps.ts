import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { copySources } from '../support/copy-sources.ts';

const run = promisify(execFile);

const root = join(import.meta.dirname, '../..');

const vite = join(root, 'node_modules/vite/bin/vite.js');

/** A checkout with this build, whose server is of an earlier release: a field has another name in its contract. */
export const checkOutEarlierServer = (file: string, name: string, earlierName: string): string => {
  const folder = copySources();
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(name)) throw new Error(`${file} has no ${name}`);
  writeFileSync(path, text.replace(name, earlierName));
  return folder;
};

/** The changes of the next release beside the entry, below `client`. */
const changedFiles = [
  'features/content/home-page',
  'features/catalogue/services-page',
  'features/branches/branches-page',
  'features/shop/products-page',
  'features/content/contact-page',
  'features/session/sign-in-dialog',
];

/** A checkout with a build that differs from this one by a line in some files; answers its folder. */
export const buildNextRelease = async (): Promise<string> => {
  const folder = copySources();
  appendFileSync(join(folder, 'client/entry-client.tsx'), '\ndocument.documentElement.dataset.release = "next";\n');
  for (const file of changedFiles) {
    appendFileSync(join(folder, `client/${file}.tsx`), '\nperformance.mark("next release");\n');
  }
  await Promise.all([
    run('node', [vite, 'build'], { cwd: folder }),
    run('node', [vite, 'build', '--ssr'], { cwd: folder }),
  ]);
  return folder;
};

/** One process of the shop, of the build in its checkout. */
export type ShopProcess = { url: string; stop: () => Promise<void> };

const untilOpen = async (child: ChildProcess): Promise<string> => {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /The shop\s+(http:\/\/\S+?)\/ /.exec(line)?.[1];
      if (url) return url;
    }
  }
  throw new Error('The shop did not start');
};

export const startProcess = async (
  checkout: string,
  settings: { provider: string; assetsFolder: string },
): Promise<ShopProcess> => {
  const child = spawn('node', ['server/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      PICTURE_KEY: 'the-same-for-both-builds-of-the-shop',
      STATE_FILE: ':memory:',
      PROVIDER_URL: settings.provider,
      ASSETS_FOLDER: settings.assetsFolder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await untilOpen(child);
  child.stdout?.resume();
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

/** Folders that end with the test. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'assets-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Which files the browser has run as modules, by name, each as often as it was run. */
export const watchScripts = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const names: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => {
    const name = /\/assets\/([^?]+\.js)/.exec(url)?.[1];
    if (name) names.push(name);
  });
  await session.send('Debugger.enable');
  return names;
};
