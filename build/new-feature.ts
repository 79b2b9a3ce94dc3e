import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, PlainFailure } from '../server/start/plain-failure.ts';
import { generateChanged } from './generate.ts';
import { schemaPagePath, writeSchemaPage } from './schema-page.ts';
import { alone, runTool } from './step.ts';

/** The new text of a file; `former` is null for a new one. */
type Change = { file: string; former: string | null; text: string };

const templates = join(import.meta.dirname, 'new');

/**
 * Where a new feature is made known: in each file a line, or the text of a template, goes before the first place
 * of the other text; `\\n` breaks a line.
 */
const places = readFileSync(join(templates, 'places.tsv'), 'utf8').trimEnd().split('\n').slice(1);

/** The singular of a name: a `Story` of `Stories`, a `MoonLogEntry` of `MoonLog`. */
const singularOf = (plural: string): string => {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : `${plural}Entry`;
};

/** The templates belong to a feature `new-entries`, and `$title` stands for its word as people write it. */
const namedAfter = (word: string) => {
  const camel = word.replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const title = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
  const names = { 'new-entries': word, newEntries: camel, NewEntries: pascal, NewEntry: singularOf(pascal) };
  const all: Record<string, string> = { ...names, $title: title };
  return (text: string) =>
    text.replaceAll(/new-entries|newEntries|NewEntries|NewEntry|\$title/g, (name) => all[name] ?? name);
};

/** The new and changed files of a feature. Throws when a file has no place for its line any more. */
const changesFor = (word: string): Change[] => {
  const named = namedAfter(word);
  const changes = new Map<string, Change>();
  for (const template of globSync('**/*.txt', { cwd: templates }).toSorted()) {
    const file = named(template.replace(/\.txt$/, ''));
    changes.set(file, { file, former: null, text: named(readFileSync(join(templates, template), 'utf8')) });
  }
  for (const place of places) {
    const [file = '', before = '', line = ''] = place.split('\t');
    const former = changes.get(file)?.former ?? readFileSync(file, 'utf8');
    const text = changes.get(file)?.text ?? former;
    if (!text.includes(before)) throw new Error(`${file} has no "${before}"`);
    const added = line.endsWith('.yaml')
      ? readFileSync(join(templates, line), 'utf8').trimEnd()
      : line.replaceAll('\\n', '\n');
    changes.set(file, { file, former, text: text.replace(before, () => `${named(added)}\n${before}`) });
  }
  return [...changes.values()];
};

/** Paths that the server answers itself. */
const serversOwn = /^(?:account|api|ar|assets|en|graphiql|graphql|healthz|icons|metrics|p|pictures|purge|readyz)$/;

/** Throws a `PlainFailure` when the word has another form, or something has its name. The contract is checked later. */
const refuseWord = (word: string, changes: Change[]): void => {
  const refuse = (why: string): never => {
    throw new PlainFailure(`"${word}" cannot be the word of a feature: ${why}`);
  };
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(word)) {
    refuse('it has small letters and digits, with one hyphen between words, such as treatments-log.');
  }
  const made = changes.filter(({ former }) => former === null).map(({ file }) => file);
  const taken = [`client/features/${word}`, `client/public/${word}`, ...made].find((file) => existsSync(file));
  if (taken) refuse(`there is ${taken} already.`);
  const isPage = readFileSync('client/app/routes.tsx', 'utf8').includes(`'/${word}'`);
  if (isPage || serversOwn.test(word)) refuse(`/${word} is answered already.`);
};

const undo = (changes: Change[]): void => {
  for (const { file, former } of changes) {
    if (former !== null) writeFileSync(file, former);
    else rmSync(file, { force: true });
    if (existsSync(dirname(file)) && readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
  }
};

/** Writes the feature and generated files. However the process ends before that is done, every file is as it was. */
const makeFeature = async (word: string): Promise<Change[]> => {
  const changes = changesFor(word);
  refuseWord(word, changes);
  const written = changes.map(({ file }) => file);
  const page = readFileSync(schemaPagePath, 'utf8');
  changes.push({ file: schemaPagePath, former: page, text: page });
  const giveUp = () => undo(changes);
  process.once('exit', giveUp);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  for (const { file, text } of changes) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // With sorted imports.
  await runTool('biome', 'check', '--write', '--vcs-enabled=false', '--files-ignore-unknown=true', ...written);
  await generateChanged();
  writeSchemaPage();
  process.off('exit', giveUp);
  return changes;
};

const report = (word: string, changes: Change[]): string => {
  const files = (isNew: boolean) =>
    changes.filter(({ former }) => (former === null) === isNew).map(({ file }) => `  ${file}`);
  return [
    `Written for "${word}":`,
    ...files(true),
    'It is known in:',
    ...files(false),
    `Look at /${word} and /ar/${word} with npm run dev. Then write the texts of client/messages/{en,ar}/${word}.json: the`,
    'generated ones only hold the place. docs/adding-a-feature.md tells how the rest is changed.\n',
  ].join('\n');
};

try {
  process.chdir(join(import.meta.dirname, '..'));
  const [word, ...rest] = process.argv.slice(2);
  if (!word || rest.length > 0) throw new PlainFailure('Name one word for the feature: npm run new <word>');
  await alone(async () => void process.stdout.write(report(word, await makeFeature(word))));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
