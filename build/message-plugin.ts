import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A text without placeholders stays a text, which is the shortest form that react-intl takes. */
const compiled = (text: string): string | MessageFormatElement[] => {
  const tree = parse(text, { captureLocation: false });
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
};

/** Compiles `client/messages/**.json` from ICU text to syntax trees, so that no ICU parser reaches the browser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/messages\/.*\.json$/ },
    handler(source) {
      const messages = JSON.parse(source) as Record<string, string>;
      const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compiled(text)]));
      return { code: `export default ${JSON.stringify(trees)}`, moduleType: 'js', map: null };
    },
  },
});
