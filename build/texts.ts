import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { languageCodes } from '../schema/languages.ts';
import { runTool } from './step.ts';

const root = join(import.meta.dirname, '..');
const sources = 'client/messages';

/** The files of texts that only customers' pages and dialogs show. A page for guests does not fetch them. */
const account: ReadonlySet<string> = new Set([
  'addresses',
  'admin',
  'bookings',
  'cart',
  'checkout',
  'gifts',
  'orders',
  'payments',
  'profile',
]);

type Texts = Record<string, string>;

const isAccount = (file: string) => account.has(basename(file, '.json'));

const filesOf = (folder: string) => globSync(`${sources}/${folder}/*.json`, { cwd: root }).toSorted();

const read = (files: string[]): Texts =>
  Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))));

/** The texts of these folders by the file that they are compiled to; a later folder wins over an earlier one. */
const cataloguesOf = (name: string, folders: string[]): [string, Texts][] => {
  const files = folders.flatMap(filesOf);
  return [
    [`${name}.public.json`, read(files.filter((file) => !isAccount(file)))],
    [`${name}.account.json`, read(files.filter(isAccount))],
  ];
};

/** The ids of all texts in each language, which the compiler reads in the files of texts themselves. */
const idsOf = (code: string): string =>
  filesOf(code)
    .map((file) => `keyof typeof import('../../${file.slice('client/'.length)}')`)
    .join(' | ');

/**
 * Compiles `client/messages` with `formatjs` into two files a language, for public pages and for customers' pages beside
 * them, and lists the ids of the texts for the compiler. Throws the error of `formatjs` for a text that it cannot read.
 */
export const compileTexts = async (): Promise<void> => {
  const generated = join(root, 'client/i18n/generated');
  const [merged, compiled] = [join(root, '.cache/texts/merged'), join(root, '.cache/texts/compiled')];
  rmSync(merged, { recursive: true, force: true });
  for (const folder of [merged, compiled, join(generated, 'texts')]) mkdirSync(folder, { recursive: true });
  const all = [...languageCodes.map((code) => [code, [code]] as const), ['feminine', ['ar', 'feminine']] as const];
  for (const [file, texts] of all.flatMap(([name, folders]) => cataloguesOf(name, [...folders]))) {
    writeFileSync(join(merged, file), JSON.stringify(texts));
  }
  await runTool('formatjs', 'compile-folder', '--ast', '--format', 'simple', merged, compiled);
  // Only changed files, and at once: an open page loads anew at the first changed file and must find all of them.
  for (const file of readdirSync(compiled)) {
    const [made, kept] = [join(compiled, file), join(generated, 'texts', file)];
    if (!existsSync(kept) || readFileSync(made, 'utf8') !== readFileSync(kept, 'utf8')) copyFileSync(made, kept);
  }
  const rows = languageCodes.map((code) => `  ${code}: ${idsOf(code)};\n`);
  writeFileSync(join(generated, 'message-ids.ts'), `export type IdsOf = {\n${rows.join('')}};\n`);
};
