import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '../schema/languages.ts';
import { type Field, labelOf } from './feature-fields.ts';
import { type Names, singularOf } from './feature-names.ts';

export type Feature = { names: Names; path: string; fields: Field[]; page: string };

/** What a file becomes; `former` is null for a new one. */
export type Change = { file: string; former: string | null; text: string };

const templates = join(import.meta.dirname, 'new');

/** The name under which an answer holds the list. */
const listOf = (path: string): string => path.replace(/.*\//, '').replaceAll('-', '_');

/** What stands in templates that is the same for the whole feature. */
const textsOf = ({ names, path, fields, page }: Feature): Record<string, string> => ({
  path,
  page,
  title: labelOf(names.word),
  list: listOf(path),
  single: singularOf(listOf(path), '_entry'),
  kind: path.replace(/\/.*/, ''),
  called: fields[0]?.texts.name ?? '',
  asked: fields.map(({ texts }) => texts.selected).join(' '),
});

/** But for `$id`, which is a variable of GraphQL. */
const key = /\$(?!id\b)([a-z]+)/;

const filled = (line: string, texts: Record<string, string>): string =>
  line.replaceAll(new RegExp(key, 'g'), (whole, name) => texts[name] ?? whole);

const isMissing = (line: string): boolean => key.test(line);

const named = (text: string, { word, camel, pascal, entry, single, file }: Names): string => {
  const names: Record<string, string> = {
    'new-entries': word,
    newEntries: camel,
    NewEntries: pascal,
    NewEntry: entry,
    newEntry: single,
    'new-entry': file,
    NEW_ENTRIES: word.replaceAll('-', '_').toUpperCase(),
  };
  return text.replaceAll(new RegExp(Object.keys(names).join('|'), 'g'), (name) => names[name] ?? name);
};

/** Lines that speak of a field, together with those right below that do so too; other lines stay alone. */
const blocksOf = (lines: string[]): string[][] =>
  lines.reduce<string[][]>((blocks, line) => {
    const last = blocks.at(-1);
    if (last && isMissing(line) && isMissing(last[0] ?? '')) last.push(line);
    else blocks.push([line]);
    return blocks;
  }, []);

/**
 * A template is a file of a feature `new-entries`. Lines with a `$key` of a field are written once for each field that has
 * all their keys, and a line that ends with `// for <kind>` only where there is such a field.
 */
export const fill = (template: string, feature: Feature): string => {
  const shared = textsOf(feature);
  const lines = template.split('\n').flatMap((line) => {
    const [, plain = line, kind] = /^(.*) \/\/ for (\w+)$/.exec(line) ?? [];
    return kind && !feature.fields.some((field) => field.kind === kind) ? [] : [filled(plain, shared)];
  });
  const blocks = blocksOf(lines).flatMap((block) => {
    const text = block.join('\n');
    return isMissing(text) ? feature.fields.map(({ texts }) => filled(text, texts)) : [text];
  });
  return named(blocks.filter((text) => !isMissing(text)).join('\n'), feature.names);
};

/** How GraphiQL shows it: what the list has, then one of its entries. */
const exampleTemplate = `  '$title': examplesIn(\`
# $title: Public: the whole list.
query NewEntries { newEntries { id $asked } }

# One of $title: Public: an entry, by the id of the list.
query NewEntry($id: ID!) { newEntry(id: $id) { id $asked } }
{ "id": "{{NewEntries.newEntries.0.id}}" }
\`),`;

/** As the generated texts have it. */
const titleIn: Record<Language, string> = { en: '$title', ar: 'صفحة $title' };

/** Where a new feature is made known. The line goes among those that look `like` it, by the alphabet, or `after` one. */
const registrations: { file: string; like?: RegExp; after?: string; line: string }[] = [
  {
    file: 'server/graphql/resolvers.ts',
    like: /^import .* from '\.\/resolvers\//,
    line: "import { newEntries } from './resolvers/new-entries.ts';",
  },
  { file: 'server/graphql/resolvers.ts', like: /^ {2}\w+,$/, line: '  newEntries,' },
  {
    file: 'server/sandbox/api.ts',
    like: /^import .* from '\.\/routes\//,
    line: "import { registerNewEntriesRoutes } from './routes/new-entries.ts';",
  },
  {
    file: 'server/sandbox/api.ts',
    like: /^ {6}register\w+Routes\(api, world\);$/,
    line: '      registerNewEntriesRoutes(api, world);',
  },
  {
    file: 'tests/provider-api/provider-calls.ts',
    like: /^import .* from '\.\/[\w-]+-calls\.ts'/,
    line: "import { newEntriesCalls, newEntriesShapes } from './new-entries-calls.ts';",
  },
  { file: 'tests/provider-api/provider-calls.ts', after: '  orderCalls,', line: '  newEntriesCalls,' },
  { file: 'tests/provider-api/provider-calls.ts', after: '  ...orderShapes,', line: '  ...newEntriesShapes,' },
  { file: '.dependency-cruiser.cjs', after: "  ['admin'],", line: "  ['new-entries']," },
  { file: 'server/plugins/finding.ts', after: "'/gift-cards',", line: " '$page'," },
  {
    file: 'server/plugins/finding.ts',
    like: /^import .* from '\.\.\/provider\//,
    line: "import { listNewEntries } from '../provider/new-entries.ts';",
  },
  {
    file: 'server/plugins/finding.ts',
    after: "    () => allCategories(services, '/services'),",
    line: "    async () => pathsOf('$page/', await listNewEntries(services)),",
  },
  { file: 'tests/provider-api/call.ts', after: '  methodId?: string;', line: '  newEntryId?: string;' },
  { file: 'tests/probe/ask-provider.ts', after: "  methodId: 'way to pay',", line: "  newEntryId: 'entry of $title'," },
  { file: 'tests/conventions/provider-api.test.ts', after: "  methodId: '1',", line: "  newEntryId: '1'," },
  { file: 'tests/support/public-pages.ts', after: "':serviceId': '5001'", line: ", ':newEntryId': '1'" },
  { file: 'server/state/purges.ts', after: "  loyalty: ['loyalty'],", line: "  'new-entries': ['$kind']," },
  { file: 'server/graphql/resolvers/admin.ts', after: "  LOYALTY: 'loyalty',", line: "  NEW_ENTRIES: 'new-entries'," },
  { file: 'schema/admin.graphql', after: '\n  LOYALTY', line: '  "$title."\n  NEW_ENTRIES' },
  { file: 'client/features/admin/purge.tsx', after: ", 'LOYALTY'", line: ", 'NEW_ENTRIES'" },
  ...languageCodes.map((language) => ({
    file: `client/messages/${language}/admin.json`,
    like: /^ {2}"admin\.purge\.[A-Z]/,
    line: `  "admin.purge.NEW_ENTRIES": "${titleIn[language]}",`,
  })),
  {
    file: 'client/playground/feature-examples.ts',
    after: 'export const featureExamples: Record<string, Example[]> = {',
    line: exampleTemplate,
  },
  {
    file: 'client/app/routes.tsx',
    after: "import('../features/content/contact-page.tsx')),",
    line: "  page('$page', 'new-entries/new-entries-page', () => import('../features/new-entries/new-entries-page.tsx')),\n  page('$page/:newEntryId', 'new-entries/new-entry-page', () => import('../features/new-entries/new-entry-page.tsx')),",
  },
  {
    file: 'tests/support/shop-routes.ts',
    after: "  '/contact',",
    line: "  '$page',\n  '$page/:newEntryId',",
  },
];

/** Adds a line. Throws when the file has no place for it any more. */
const withLine = (text: string, { file, like, after, line }: (typeof registrations)[number]): string => {
  if (after) {
    const place = text.indexOf(after);
    if (place < 0) throw new Error(`${file} has no "${after}"`);
    const end = place + after.length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  }
  const lines = text.split('\n');
  const known = lines.flatMap((one, index) => (like?.test(one) ? [index] : []));
  const last = known.at(-1);
  if (last === undefined) throw new Error(`${file} has no line like ${like}`);
  const next = known.find((index) => (lines[index] ?? '').replaceAll("'", '') > line.replaceAll("'", '')) ?? last + 1;
  return lines.toSpliced(next, 0, line).join('\n');
};

/** Everything that a new feature writes and changes. Reads files and writes none. */
export const changesFor = (feature: Feature): Change[] => {
  const made = globSync('**/*.txt', { cwd: templates }).map((template) => ({
    file: named(template.replace(/\.txt$/, ''), feature.names),
    former: null,
    text: fill(readFileSync(join(templates, template), 'utf8'), feature),
  }));
  const changed = new Map<string, Change>();
  for (const registration of registrations) {
    const { file } = registration;
    const former = changed.get(file)?.former ?? readFileSync(file, 'utf8');
    const line = named(filled(registration.line, textsOf(feature)), feature.names);
    changed.set(file, { file, former, text: withLine(changed.get(file)?.text ?? former, { ...registration, line }) });
  }
  return [...made.toSorted((one, other) => one.file.localeCompare(other.file)), ...changed.values()];
};
