import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withShortNames } from './short-class-names.ts';

/** Evaluates `*.styles.ts` while building and ships only the class names, under their short names, not the code that makes them. */
export const evaluatedStyles = (names: ReadonlyMap<string, string>): Plugin => ({
  name: 'evaluated-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    async handler(source, id) {
      const version = createHash('sha1').update(source).digest('hex');
      const styles: Record<string, unknown> = await import(`${pathToFileURL(id.split('?')[0] ?? id)}?v=${version}`);
      const code = Object.entries(styles).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(withShortNames(value, names))};`,
      );
      return { code: code.join('\n'), moduleType: 'js', map: null };
    },
  },
});
