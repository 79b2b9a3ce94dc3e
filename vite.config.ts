import panda from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { textDocuments } from './build/document-plugin.ts';
import { iconBodies } from './build/icon-plugin.ts';
import { compiledMessages } from './build/message-plugin.ts';
import { ownCopyOfUrql } from './build/own-copy-plugin.ts';
import { pageStyles } from './build/page-styles-plugin.ts';
import { precompressed } from './build/precompress-plugin.ts';
import { pureParts } from './build/pure-parts-plugin.ts';
import { shortClassNames, shortSelectors } from './build/short-class-names.ts';
import { evaluatedStyles } from './build/style-plugin.ts';

const pluginsWith = (names: ReadonlyMap<string, string>): PluginOption[] => [
  compiledMessages(),
  ownCopyOfUrql(),
  textDocuments(),
  evaluatedStyles(names),
  iconBodies(),
  pureParts(),
  react(),
  pageStyles(),
  precompressed(),
];

/** One file for all that every page needs, and one for all that the first page does without. */
const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 6 },
  {
    name: 'page-files',
    test: /\/client\/(?:app\/routes|routing\/page-files|i18n\/message-files)\.ts$/,
    priority: 5,
  },
  // Small pieces of tracking that many parts share must not bring the chunks of these parts along: without this group
  // /notifications and /secure-payment fetch two files more, one more than they may.
  { name: 'tracking', test: /\/client\/tracking\/(?!.*\.styles)/, minShareCount: 2, priority: 5 },
  // Most pages use these, and each would be a file of a few hundred bytes: 2 to 7 kB and 3 to 6 files more a page.
  {
    name: 'common',
    test: /\/client\/(?:(?:graphql\/(?!late\/)|i18n\/)|session\/is-signed-in|routing\/(?:lazy-part|use-open-over-page)\.|ui\/(?:\w+\/)?(?:empty-state|error-state|page-top|picture|price|skeleton|state|western-digits)\.)/,
    minShareCount: 3,
    priority: 4,
  },
  // Without this group /services weighs 0.8 kB more, for which it has no room; lists of other pages would weigh 1 kB less.
  {
    name: 'items',
    test: /\/client\/(?:lists\/(?:item-(?:card|grid)|filter-row)|features\/(?:catalogue\/service-card|branches\/branch-path)|routing\/names-of-category|session\/trust-line)\./,
    minShareCount: 2,
    priority: 3,
  },
];

/** A visitor fetches what is used of a feature's `public.ts`, not all that it offers. */
const onlyPublic = { test: /\/client\/features\/\w+\/public\.ts$/, sideEffects: false };

const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: ({ names: [name = 'file'] }) => `assets/${name.replace(/~.*|\.\w+$/, '')}-[hash][extname]`,
};

const configOf = ({ isSsrBuild }: ConfigEnv, names: ReadonlyMap<string, string>): UserConfig => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: pluginsWith(names),
  css: { postcss: { plugins: [panda() as never, shortSelectors(names)] } },
  // The server's build is one file; in development its packages are loaded as they are.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // A server build keeps asking the environment otherwise, and would run React's slow development half under `npm start`.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['client/entry-client.tsx'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that runs these modules can preload them. The names of all files of these parts would stand in the
    // first script (200 bytes); they are fetched ahead of their use anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        /\/(?:sign-in-dialog|search-dialog|tracking-desk|window-services|cart-store)-/.test(file)
          ? needed.filter((name) => name.endsWith('.css'))
          : needed,
    },
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: 'client/entry-client.tsx',
          output: clientOutput,
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          treeshake: { moduleSideEffects: [onlyPublic], propertyReadSideEffects: false },
        },
  },
});

/** While developing, class names are as Panda makes them. */
export default defineConfig(async (env) =>
  configOf(env, env.command === 'build' ? await shortClassNames() : new Map()),
);
