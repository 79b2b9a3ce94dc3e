import { existsSync, globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { PlainFailure } from '../server/start/plain-failure.ts';
import { camelOf } from './feature-fields.ts';

/** What a feature is called: as a file, as a value, as a type; and one of its entries as a type, a value and a file. */
export type Names = { word: string; camel: string; pascal: string; entry: string; single: string; file: string };

const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** Names that say nothing of a file; a test refuses them. */
const vague = /^(?:index|utils?|helpers?|common|lib|manager|service)$/;

/** What the generated types bring along for themselves. */
const helperTypes =
  /^(?:Maybe|InputMaybe|Exact|MakeOptional|MakeMaybe|MakeEmpty|Incremental|Scalars|Resolvers?|Subscription\w+|NextResolverFn|IsTypeOfResolverFn|TypeResolveFn|DirectiveResolverFn)$|(?:Resolvers?|Args|ResolverTypes|ParentTypes)$/;

/** Paths that the server answers itself. */
const serversOwn =
  /^\/(?:account|api|ar|assets|en|graphiql|graphql|healthz|icons|metrics|p|pictures|purge|readyz)(?:\/|$)/;

/** What one of them is called; `otherwise` is written behind a name that is no plural. */
export const singularOf = (plural: string, otherwise: string): string => {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : `${plural}${otherwise}`;
};

const read = (files: string): string =>
  globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Throws a `PlainFailure` when the word cannot name a feature: in its form, or because something has its name. */
export const namesOf = (word: string): Names => {
  const refuse = (why: string): never => {
    throw new PlainFailure(`"${word}" cannot be the word of a feature: ${why}`);
  };
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(word)) {
    refuse('it has small letters and digits, with one hyphen between words, such as treatments-log.');
  }
  if (word.length > 32) refuse('it is longer than 32 letters.');
  if (reserved.has(word)) refuse('JavaScript has a meaning for it.');
  if (vague.test(word)) refuse('it says nothing of what is in a file.');
  const camel = camelOf(word);
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const entry = singularOf(pascal, 'Entry');
  const single = entry.charAt(0).toLowerCase() + entry.slice(1);
  const taken = [
    ...['schema/*.graphql', 'server/{provider,graphql/resolvers,sandbox/routes}/*.ts'],
    ...['client/messages/en/*.json', 'client/features/*', 'tests/api/*.test.ts'],
  ]
    .flatMap((files) => globSync(files))
    .find((file) => file.replace(/.*\//, '').replace(/(?:\.test)?\.\w+$/, '') === word);
  if (taken) refuse(`there is ${taken} already.`);
  const schema = buildSchema(read('schema/*.graphql'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of [camel, single]) {
    if (roots.some((root) => root?.getFields()[field])) refuse(`the contract has a field "${field}" already.`);
  }
  for (const type of [pascal, entry]) {
    if (schema.getType(type) || helperTypes.test(type)) refuse(`there is a type "${type}" already.`);
  }
  const operation = new RegExp(`\\b(?:query|mutation|subscription|fragment) (${pascal}|${entry}|${entry}Parts)\\b`);
  const [, known] = operation.exec(read('client/**/*.graphql')) ?? [];
  if (known) refuse(`an operation is called "${known}" already.`);
  const file = entry.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  return { word, camel, pascal, entry, single, file };
};

/** Throws a `PlainFailure` when the provider's path has no list at a fixed path, or is asked already. */
export const checkProviderPath = (path: string): string => {
  if (!/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/.test(path)) {
    throw new PlainFailure(
      `"${path}" is no path of the provider. It is written without a slash at its beginning and without parameters, such as loyalty/offers.`,
    );
  }
  if (read('tests/provider-api/*-calls.ts').includes(`endpoint: 'GET ${path}'`)) {
    throw new PlainFailure(`The shop asks GET ${path} already.`);
  }
  return path;
};

/** Throws a `PlainFailure` when the page cannot have this path, or another page has it. */
export const checkPage = async (page: string): Promise<string> => {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(page)) {
    throw new PlainFailure(`"${page}" is no path of a page. It is written like this: /treatments-log`);
  }
  const known = [...readFileSync('client/app/routes.tsx', 'utf8').matchAll(/\bpage\(\s*'([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const other = known.find((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(page));
  if (other) throw new PlainFailure(`The page ${other} is there already.`);
  if (serversOwn.test(page) || existsSync(`client/public${page}`)) {
    throw new PlainFailure(`${page} is answered by the server itself; choose another path.`);
  }
  return page;
};
