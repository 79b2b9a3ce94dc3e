import type { Plugin } from 'vite';

const making = /(?<== )(?=(?:React(?:\$1)?\.(?:memo|createContext)|createFormatted\w+)\()/g;

const naming = /^\w+\.displayName = ".*";$/gm;

/**
 * Unused parts of a library are left out only when making them is known to change nothing. The routes and data
 * of react-router and the components of react-intl do not say so; the names that they give to React's developer tools
 * would hold them as well.
 */
export const pureParts = (): Plugin => ({
  name: 'pure-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-(?:router|intl)\/.*\.js$/ },
    handler: (code) => ({ code: code.replace(making, '/* @__PURE__ */ ').replace(naming, ''), map: null }),
  },
});
