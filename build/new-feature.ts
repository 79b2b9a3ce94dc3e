import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { messageOf, PlainFailure } from '../server/start/plain-failure.ts';
import { type FieldKind, fieldKinds, readFields } from './feature-fields.ts';
import { type Change, changesFor, type Feature } from './feature-files.ts';
import { checkPage, checkProviderPath, namesOf } from './feature-names.ts';
import { generateChanged } from './generate.ts';
import { schemaPagePath, writeSchemaPage } from './schema-page.ts';
import { alone, runTool } from './step.ts';

const usage = `npm run new <word> -- [--path <provider's path>] [--fields <name:kind,…>] [--page <path>]`;

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Asks in a terminal; elsewhere, and for an empty answer, what is proposed holds. */
const ask = async (question: string, proposed: string): Promise<string> => {
  if (!process.stdin.isTTY) return proposed;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', () => process.exit(130));
  const given = await terminal.question(`${question}\n  [${proposed}] `);
  terminal.close();
  return given.trim() || proposed;
};

const hints: Partial<Record<FieldKind, string>> = { amount: ' (SAR)', flag: ' (yes or no)' };

/** The feature as it was asked for. Throws a `PlainFailure` with the first thing that cannot be. */
const askFor = async (args: string[]): Promise<Feature> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { path: { type: 'string' }, fields: { type: 'string' }, page: { type: 'string' } },
  });
  const [word, ...rest] = positionals;
  if (word === undefined || rest.length > 0) throw new PlainFailure(`Name one word for the feature:\n  ${usage}`);
  const names = namesOf(word);
  const path = checkProviderPath(
    values.path ?? (await ask('Where does the provider answer the list, below /api/v1/?', word)),
  );
  const kinds = fieldKinds.map((kind) => `${kind}${hints[kind] ?? ''}`).join(', ');
  const fields = readFields(
    values.fields ?? (await ask(`Which fields has an entry beside its id? Kinds: ${kinds}.`, 'name:text')),
  );
  const page = await checkPage(values.page ?? (await ask('Under which path do customers find the page?', `/${word}`)));
  return { names, path, fields, page };
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The same changes, formatted and with sorted imports. They are formatted aside, before any of them is made. */
const formatted = async (changes: Change[]): Promise<Change[]> => {
  const aside = '.cache/new';
  try {
    for (const { file, text } of changes) write(join(aside, file), text);
    await runTool('biome', 'check', '--write', '--vcs-enabled=false', aside);
    return changes.map((change) => ({ ...change, text: readFileSync(join(aside, change.file), 'utf8') }));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
};

const undo = (changes: Change[]): void => {
  for (const { file, former } of changes) {
    if (former !== null) writeFileSync(file, former);
    else rmSync(file, { force: true });
  }
  const folders = new Set(changes.filter(({ former }) => former === null).map(({ file }) => dirname(file)));
  for (const folder of folders) if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
};

/** Does the work after the changes. However the process ends before that is done, every file is again as it was. */
const withChanges = async (changes: Change[], work: () => Promise<void>): Promise<void> => {
  const end = () => process.exit(130);
  const giveUp = () => undo(changes);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  process.once('exit', giveUp);
  for (const { file, text } of changes) write(file, text);
  await work();
  process.off('exit', giveUp);
};

const description = 'docs/provider.openapi.yaml';

const makeFeature = async (feature: Feature): Promise<Change[]> => {
  const changes = await formatted(changesFor(feature));
  const pages = [description, schemaPagePath].map((file) => {
    const former = readFileSync(file, 'utf8');
    return { file, former, text: former };
  });
  await withChanges([...changes, ...pages], async () => {
    // Read now, with the new call in it.
    const { providerApiText } = await import('../tests/provider-api/openapi.ts');
    writeFileSync(description, providerApiText());
    await generateChanged();
    writeSchemaPage();
  });
  return changes;
};

const report = ({ names: { word }, page }: Feature, changes: Change[]): string => {
  const files = (isNew: boolean) => changes.filter(({ former }) => (former === null) === isNew).map(({ file }) => file);
  return [
    `Written for "${word}":`,
    ...files(true).map((file) => `  ${file}`),
    'It is known in:',
    ...[...files(false), description, schemaPagePath].map((file) => `  ${file}`),
    `Look at ${page} and /ar${page} with npm run dev. Then write the texts of client/messages/{en,ar}/${word}.json: the`,
    'generated ones only hold the place. docs/adding-a-feature.md tells how the rest is changed.',
  ].join('\n');
};

try {
  process.chdir(join(import.meta.dirname, '..'));
  const feature = await askFor(process.argv.slice(2));
  await alone(async () => say(report(feature, await makeFeature(feature))));
} catch (error) {
  process.stderr.write(`${error instanceof TypeError && 'code' in error ? usage : messageOf(error)}\n`);
  process.exit(1);
}
