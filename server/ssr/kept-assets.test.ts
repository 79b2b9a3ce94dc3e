import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAssetName, keepAssets } from './kept-assets.ts';

const dayMs = 24 * 3_600_000;

let workplace: string;
let kept: string;

beforeEach(() => {
  workplace = mkdtempSync(join(tmpdir(), 'kept-'));
  kept = join(workplace, 'shared/assets');
});

afterEach(() => rmSync(workplace, { recursive: true, force: true }));

/** Starts a process of a build with these files, `days` ago. */
const startBuild = (names: string[], days = 0): void => {
  const own = mkdtempSync(join(workplace, 'own-'));
  for (const name of names) writeFileSync(join(own, name), `the content of ${name}`);
  const before = new Set(lists());
  keepAssets(own, kept);
  const at = new Date(Date.now() - days * dayMs);
  for (const name of lists().filter((name) => !before.has(name))) utimesSync(join(kept, name), at, at);
};

const lists = () => {
  try {
    return readdirSync(kept).filter((name) => name.endsWith('.build'));
  } catch {
    return [];
  }
};

const files = () => readdirSync(kept).filter((name) => !name.endsWith('.build'));

it('an open page finds its files for a week after the next build has come, however long it was served before', () => {
  startBuild(['home-aaaaaaa.js', 'both-bbbbbbb.js'], 40);
  startBuild(['home-ccccccc.js', 'both-bbbbbbb.js'], 6);
  startBuild(['home-ddddddd.js', 'home-ddddddd.js.br']);
  expect(files().toSorted()).toEqual([
    'both-bbbbbbb.js',
    'home-aaaaaaa.js',
    'home-ccccccc.js',
    'home-ddddddd.js',
    'home-ddddddd.js.br',
  ]);
  expect(readFileSync(join(kept, 'home-ddddddd.js.br'), 'utf8')).toBe('the content of home-ddddddd.js.br');
});

it('an operator’s folder does not grow: what was replaced more than a week ago goes, and what is still used stays', () => {
  startBuild(['home-aaaaaaa.js', 'both-bbbbbbb.js'], 40);
  startBuild(['home-ccccccc.js', 'both-bbbbbbb.js'], 8);
  startBuild(['home-ddddddd.js']);
  expect(files().toSorted()).toEqual(['both-bbbbbbb.js', 'home-ccccccc.js', 'home-ddddddd.js']);
  expect(lists()).toHaveLength(2);
});

it('a developer who builds all day keeps the last twenty builds', () => {
  for (let build = 10; build < 40; build++) startBuild([`home-aaaaa${build}.js`], (40 - build) / 100);
  expect(files().toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `home-aaaaa${index + 20}.js`));
});

it('an operator’s other files are left alone, whatever a list in the folder names', () => {
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(workplace, 'shared/secret-aaaaaaa.js'), 'not of the folder');
  writeFileSync(join(kept, 'notes.txt'), 'mine');
  writeFileSync(join(kept, '0123456789abcdef.build'), '../secret-aaaaaaa.js\nnotes.txt\n.\n');
  const longAgo = new Date(Date.now() - 90 * dayMs);
  utimesSync(join(kept, '0123456789abcdef.build'), longAgo, longAgo);
  startBuild(['home-ccccccc.js'], 30);
  startBuild(['home-ddddddd.js']);
  expect(files().toSorted()).toEqual(['home-ccccccc.js', 'home-ddddddd.js', 'notes.txt']);
  expect(readFileSync(join(workplace, 'shared/secret-aaaaaaa.js'), 'utf8')).toBe('not of the folder');
});

it('processes that start at the same time leave whole files only', async () => {
  const own = mkdtempSync(join(workplace, 'own-'));
  const content = 'x'.repeat(200_000);
  for (let file = 10; file < 40; file++) writeFileSync(join(own, `part-aaaaa${file}.js`), content);
  const program = `import('${import.meta.dirname}/kept-assets.ts').then(({ keepAssets }) => keepAssets(process.argv[1], process.argv[2]))`;
  const processes = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', program, own, kept]));
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(files()).toHaveLength(30);
  expect(files().filter((name) => readFileSync(join(kept, name), 'utf8') !== content)).toEqual([]);
});

it.each([
  'entry-client-C0Ca16w.js',
  'Branches-_0vy_MH.js',
  'beyond-landing-YONaupy0.css',
  'readex-pro-arabic-wght-normal-Ab3_-9xy.woff2',
])('knows an asset by its name: %s', (name) => expect(isAssetName(name)).toBe(true));

it.each([
  '0123456789abcdef.build',
  '.asset-1234567',
  'home.js',
  '../home-aaaaaaa.js',
  'a/b-aaaaaaa.js',
  '.home-aaaaaaa.js',
  'home-aaaaaaa.js.br',
  'home-aaaaaaa',
  '',
])('knows a name that is no asset’s: %s', (name) => expect(isAssetName(name)).toBe(false));
