import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { formattedTypes } from '../client/i18n/message-formats.ts';

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
const compiled = (text: string): string | MessageFormatElement[] => {
  const tree = parse(text, { captureLocation: false });
  refuseUnknown(tree, text);
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
};

/**
 * Compiles `client/messages/**.json` from ICU text to syntax trees, so that no ICU parser reaches the browser. What the
 * feminine texts leave out comes from the Arabic ones, so that a page loads one file of either.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/messages\/.*\.json$/ },
    handler(source, id) {
      const base = id.replace('/messages/feminine/', '/messages/ar/');
      const rest = base === id ? {} : JSON.parse(readFileSync(base, 'utf8'));
      if (base !== id) this.addWatchFile(base);
      const messages: Record<string, string> = { ...rest, ...JSON.parse(source) };
      const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compiled(text)]));
      return { code: `export default ${JSON.stringify(trees)}`, moduleType: 'js', map: null };
    },
  },
});
