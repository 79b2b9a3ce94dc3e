import type { Plugin } from 'vite';
import { compiled } from './read-messages.ts';

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
