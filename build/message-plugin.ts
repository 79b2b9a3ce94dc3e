import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { formattedTypes, type Messages } from '../client/i18n/message-formats.ts';
import { languageCodes } from '../schema/languages.ts';

const folder = join(import.meta.dirname, '../client/messages');

const known: ReadonlySet<number> = new Set(Object.values(formattedTypes));

/** A text that the page could not show is found here, not by a customer. */
const refuseUnknown = (tree: readonly MessageFormatElement[], text: string): void => {
  for (const element of tree) {
    if (
      !known.has(element.type) ||
      ('offset' in element && element.offset) ||
      ('pluralType' in element && element.pluralType !== 'cardinal')
    ) {
      throw new Error(`client/i18n/message-formats.ts shows values, plurals and tags only; this has more: ${text}`);
    }
    if ('options' in element) for (const { value } of Object.values(element.options)) refuseUnknown(value, text);
    if ('children' in element) refuseUnknown(element.children, text);
  }
};

/** A text without placeholders stays a text, which is its shortest form. */
const compiledText = (text: string): Messages[string] => {
  const tree = parse(text, { captureLocation: false });
  refuseUnknown(tree, text);
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
};

/** ICU texts as syntax trees. Throws when the shop cannot show one. */
const compiled = (texts: Record<string, string>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compiledText(text)]));

const read = (catalogue: string): Messages =>
  Object.assign(
    {},
    ...globSync(`${catalogue}/*.json`, { cwd: folder }).map((file) =>
      compiled(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ),
  );

/** All texts of each language, and the Arabic ones as they speak to a woman. */
export const readCatalogues = (): Map<string, Messages> =>
  new Map([
    ...languageCodes.map((code) => [code, read(code)] as const),
    ['feminine', { ...read('ar'), ...read('feminine') }] as const,
  ]);

/** Compiles `client/messages/**.json` from ICU text to syntax trees, so that no ICU parser runs with the shop. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/messages\/.*\.json$/ },
    handler: (source) => ({
      code: `export default ${JSON.stringify(compiled(JSON.parse(source)))}`,
      moduleType: 'js',
      map: null,
    }),
  },
  // A page brings its texts along, so no module of the browser names these files.
  hotUpdate({ file }) {
    if (/\/client\/messages\/.*\.json$/.test(file)) this.environment.hot.send({ type: 'full-reload' });
  },
});
