import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Messages } from '../client/i18n/dictionary.ts';
import { languageCodes } from '../schema/languages.ts';

const folder = join(import.meta.dirname, '../client/messages');

/** ICU texts as syntax trees, as `formatjs compile --ast` writes them. */
const compiled = (texts: Record<string, string>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]));

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
