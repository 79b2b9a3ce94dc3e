import panda from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { textDocuments } from './build/document-plugin.ts';
import { iconBodies } from './build/icon-plugin.ts';
import { landingStyles } from './build/landing-styles-plugin.ts';
import { compiledMessages } from './build/message-plugin.ts';
import { precompressed } from './build/precompress-plugin.ts';
import { pureParts } from './build/pure-parts-plugin.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { shortClassNames, shortSelectors } from './build/short-class-names.ts';
import { evaluatedStyles } from './build/style-plugin.ts';
import { landingPages, landingParts, sourceOf } from './client/routing/landing-pages.ts';

const pluginsWith = (names: ReadonlyMap<string, string>): PluginOption[] => [
  compiledMessages(),
  textDocuments(),
  evaluatedStyles(names),
  iconBodies(),
  pureParts(),
  react(),
  landingStyles([...landingPages, ...landingParts].map(sourceOf)),
  precompressed(),
];

/** Few files for the first page: all it always needs in one, and what several pages share in a handful of others. */
const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 6 },
  // Where all other pages and texts are: fetched when the first of them is wanted.
  { name: 'page-files', test: /\/client\/(?:routing\/page-files|i18n\/word-files)\.ts$/, priority: 5 },
  {
    name: 'beyond-landing',
    test: /\/client\/ui\/(?:beyond-landing\.ts|theme\/full\.css)$|virtual:icons\/other/,
    priority: 5,
  },
  // Small pieces of tracking that many parts share must not bring the chunks of these parts along.
  { name: 'tracking', test: /\/client\/tracking\/(?!.*\.styles)/, minShareCount: 2, priority: 5 },
  ...sharedChunks(landingPages.map(sourceOf), landingParts.map(sourceOf)),
];

/** A visitor fetches what is used of a feature's `public.ts`, not all that it offers. */
const onlyPublic = { test: /\/client\/features\/\w+\/public\.ts$/, sideEffects: false };

const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  // Seven characters tell builds apart as well as eight; the names of all files stand in the first one.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
  assetFileNames: ({ names: [name = 'file'] }) => `assets/${name.replace(/~.*|\.\w+$/, '')}-[hash][extname]`,
};

const configOf = ({ isSsrBuild }: ConfigEnv, names: ReadonlyMap<string, string>): UserConfig => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: pluginsWith(names),
  css: { postcss: { plugins: [panda() as never, shortSelectors(names)] } },
  resolve: {
    // The texts are compiled while building, so the browser needs no parser for them.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  // The server's build is one file; in development its packages are loaded as they are.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // A server build keeps asking the environment otherwise, and would run React's slow development half under `npm start`.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['client/entry-client.tsx'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that runs these modules can preload them. What goes on after a sign-in is in no hurry, and the names
    // of all its files would stand in the first one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (/\/wanted-actions-/.test(file) ? [] : needed),
    },
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: 'client/entry-client.tsx',
          output: clientOutput,
          treeshake: { moduleSideEffects: [onlyPublic], propertyReadSideEffects: false },
        },
  },
});

/** While developing, class names are as Panda makes them. */
export default defineConfig(async (env) =>
  configOf(env, env.command === 'build' ? await shortClassNames() : new Map()),
);
