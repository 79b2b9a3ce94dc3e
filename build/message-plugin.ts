import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A text without placeholders stays a text, which is the shortest form that react-intl takes. */
const compiled = (text: string): string | MessageFormatElement[] => {
  const tree = parse(text, { captureLocation: false });
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
