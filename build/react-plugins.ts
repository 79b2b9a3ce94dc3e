import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const load = createRequire(import.meta.url);

/** Instead of making an element for a component that is marked so, it calls that: see `client/app/plain-components.ts`. */
const makersOfElements = ['jsx', 'jsxs']
  .map(
    (name) => `
const { ${name}: make${name} } = whole;
export const ${name} = (type, props, key) =>
  typeof type === 'function' && type.isPlain ? type(props) : make${name}(type, props, key);`,
  )
  .join('');

/**
 * React for the server's build, by its names. Rolldown reaches the names of a CommonJS module through getters, which
 * components call for each element and each hook.
 */
export const directReact = (): Plugin => ({
  name: 'direct-react',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (id, importer, { kind }) =>
      kind === 'import-statement' && !importer?.startsWith('\0') ? `\0direct:${id}` : null,
  },
  load: {
    filter: { id: /^\0direct:/ },
    handler(id) {
      const [, name = ''] = id.split(':');
      const whole = `import whole from ${JSON.stringify(resolve(name))};\nexport default whole;`;
      const isRuntime = name.endsWith('jsx-runtime');
      const names = Object.keys(load(name)).filter((each) => !/^__|^jsx/.test(each));
      return `${whole}\nexport const { ${names.join(', ')} } = whole;${isRuntime ? makersOfElements : ''}`;
    },
  },
});

const making = /(?<== )(?=React(?:\$1)?\.(?:memo|createContext)\()/g;

const naming = /^\w+\.displayName = ".*";$/gm;

/**
 * Unused parts of a library are left out only when making them is known to change nothing. The routes and data
 * of react-router do not say so; the names that they give to React's developer tools would hold them as well.
 */
export const pureParts = (): Plugin => ({
  name: 'pure-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/.*\.js$/ },
    handler: (code) => ({ code: code.replace(making, '/* @__PURE__ */ ').replace(naming, ''), map: null }),
  },
});
