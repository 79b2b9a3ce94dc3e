import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Compiles `client/messages/**.json` from ICU text to syntax trees, so that no ICU parser reaches the browser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/messages\/.*\.json$/ },
    handler(source) {
      const messages = JSON.parse(source) as Record<string, string>;
      const trees = Object.fromEntries(
        Object.entries(messages).map(([id, text]) => [id, parse(text, { captureLocation: false })]),
      );
      return { code: `export default ${JSON.stringify(trees)}`, moduleType: 'js', map: null };
    },
  },
});
