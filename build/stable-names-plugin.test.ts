import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { stableNames } from './stable-names-plugin.ts';

/** A small shop: its frame fetches the table of pages and a dialog; two pages share a piece, and one of them the dialog. */
const shop: Record<string, string> = {
  'entry.js': `
    export const frame = (text) => document.title = text;
    export const open = () => import('/dialog.js');
    export const go = () => import('/page-files.js');`,
  'page-files.js': `export const pages = [() => import('/one-page.js'), () => import('/two-page.js')];`,
  'one-page.js': `import { frame } from '/entry.js'; import { piece } from '/piece.js'; frame('one' + piece);`,
  'two-page.js': `
    import { frame } from '/entry.js';
    import { piece } from '/piece.js';
    import { dialog } from '/dialog.js';
    export const more = () => import('/part.js');
    frame('two' + piece + dialog);`,
  'part.js': `import { dialog } from '/dialog.js'; import { piece } from '/piece.js'; document.body.append(dialog, piece);`,
  'piece.js': `export const piece = Math.random();`,
  'dialog.js': `import { frame } from '/entry.js'; export const dialog = frame('dialog');`,
  'styles.css': 'p { color: red }',
};

const buildWith = async (edits: Record<string, string> = {}) => {
  const files: Record<string, string> = { ...shop, ...edits };
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'small-shop',
        enforce: 'pre',
        resolveId: (id) => (files[id.slice(1).replace(/\?.*/, '')] === undefined ? null : id),
        load: (id) => files[id.slice(1).replace('?transform-only', '')],
      },
      stableNames(),
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['/entry.js', '/styles.css'],
        preserveEntrySignatures: 'strict',
        output: { chunkFileNames: 'assets/[name]-[hash].js', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
};

type Built = Awaited<ReturnType<typeof buildWith>>;

const mapOf = (built: Built): Record<string, string> => JSON.parse(built.get('.vite/import-map.json') ?? '').imports;

const isAsset = (name: string) => name.startsWith('assets/');

/** The files, without their hashes, that a browser with `before` has not. */
const fetchedAgain = (before: Built, after: Built) =>
  [...after.keys()]
    .filter((name) => isAsset(name) && !before.has(name))
    .map((name) => name.replace(/^assets\/(.*)-[\w-]{8}\./, '$1.'))
    .toSorted();

const before = await buildWith();

it.each([
  ['a page', { 'one-page.js': `${shop['one-page.js']}; frame('new');` }, ['one-page.js', 'page-files.js']],
  [
    'what two pages share',
    { 'piece.js': 'export const piece = Date();' },
    ['one-page.js', 'page-files.js', 'part.js', 'piece.js', 'two-page.js'],
  ],
  ['the frame', { 'entry.js': `${shop['entry.js']}; frame('new');` }, ['entry.js']],
  ['a dialog', { 'dialog.js': `${shop['dialog.js']}; frame('new');` }, ['dialog.js']],
  ['the styles', { 'styles.css': 'p { color: blue }' }, ['styles.css']],
])('a returning visitor fetches few files again after a change of %s', async (_what, edits, names) => {
  const after = await buildWith(edits);
  expect(fetchedAgain(before, after)).toEqual(names);
});

it.each([
  ['an import more', { 'dialog.js': `import { piece } from '/piece.js'; ${shop['dialog.js']}; frame(piece);` }],
  ['an import less', { 'part.js': `import { dialog } from '/dialog.js'; document.body.append(dialog);` }],
])('a returning visitor never has an old file in place of a new one: %s', async (_what, edits) => {
  const after = await buildWith(edits);
  const changed = [...after].filter(([name, text]) => isAsset(name) && (before.get(name) ?? text) !== text);
  expect(changed.map(([name]) => name)).toEqual([]);
});

it('a visitor finds every file that code calls by its name alone', () => {
  const imports = mapOf(before);
  expect(Object.keys(imports).toSorted()).toEqual(['/assets/dialog.js', '/assets/entry.js', '/assets/page-files.js']);
  for (const file of Object.values(imports)) expect(before.has(file.slice(1)), file).toBe(true);
  const code = [...before].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  for (const file of Object.values(imports)) expect(code.join('\n')).not.toContain(file.slice('/assets/'.length));
});
