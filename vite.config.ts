import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import panda from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { documentIds } from './build/document-ids-plugin.ts';
import { iconBodies } from './build/icon-plugin.ts';
import { compiledMessages } from './build/message-plugin.ts';
import { offlineLetters } from './build/offline-letters-plugin.ts';
import { directReact, pureParts } from './build/react-plugins.ts';
import { evaluatedStyles, shortClassNames, shortSelectors } from './build/short-class-names.ts';
import { stableNames } from './build/stable-names-plugin.ts';
import { travellingTexts } from './build/travelling-texts-plugin.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|svg|json)$/;

const encodings = [
  { suffix: '.br', encode: (bytes: Buffer) => toBrotli(bytes) },
  { suffix: '.gz', encode: (bytes: Buffer) => toGzip(bytes, { level: 9 }) },
];

/** Lays a brotli and a gzip file beside each built script and style, so that no request pays for compressing it. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(
      ({ fileName }) => /^assets\//.test(fileName) && compressible.test(fileName),
    );
    const compress = async (file: (typeof files)[number]) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      for (const { suffix, encode } of encodings) {
        const compressed = await encode(bytes);
        if (compressed.length < bytes.length) await writeFile(join(dir, file.fileName + suffix), compressed);
      }
    };
    await Promise.all(files.map(compress));
  },
});

const pluginsWith = (names: ReadonlyMap<string, string>): PluginOption[] => [
  directReact(),
  compiledMessages(),
  documentIds(),
  evaluatedStyles(names),
  iconBodies(),
  pureParts(),
  react(),
  travellingTexts(),
  stableNames(),
  precompressed(),
  offlineLetters(),
];

/**
 * Most pages use these, and each would be a file of a few hundred bytes: a phone asks for few files of a page. Pages
 * without a list carry 2 kB of lists along.
 */
const common =
  /\/client\/(?:(?:graphql\/(?!late\/)|i18n\/)|session\/trust-line|routing\/(?:lazy-part|use-open-over-page|use-url-dialog|query-form|names-of-category)\.|ui\/(?:\w+\/)?(?:empty-state|error-state|page-top|picture|price|skeleton|state|western-digits)\.|lists\/(?:item-(?:card|grid)|filter-row)|features\/catalogue\/service-card\.)/;

/** The frame, which is what the entry imports, and what most pages use. Nothing says in advance what the entry imports. */
const frameAndCommon = (frame = new Set<string>()): Rolldown.CodeSplittingGroup => ({
  name: (id, context) => {
    const add = (module: string) => {
      if (frame.has(module)) return;
      frame.add(module);
      context.getModuleInfo(module)?.importedIds.forEach(add);
    };
    if (frame.size === 0) add(resolve('client/entry-client.tsx'));
    return frame.has(id) || common.test(id) ? 'shop' : null;
  },
  debugName: 'shop',
  priority: 6,
});

/**
 * One file for all that every page needs, and one for all that the first page does without. React has its own, which stays
 * in a browser's cache when the shop changes.
 */
const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 7 },
  frameAndCommon(),
  {
    name: 'page-files',
    test: /\/client\/(?:app\/routes|routing\/page-files)\.ts$/,
    priority: 5,
  },
  // Small pieces of tracking that many parts share must not bring the chunks of these parts along: without this group
  // /notifications and /secure-payment fetch two files more, one more than they may. What asks for consent comes later.
  { name: 'tracking', test: /\/client\/tracking\/(?!consent|.*\.styles)/, minShareCount: 2, priority: 5 },
  {
    name: 'shelf',
    test: /\/client\/features\/shop\/(?:use-shop-item|use-draft|product-arrival|shop-filters|shop-definition)\.|virtual:operation\/ShopMenus/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'places',
    test: /\/client\/features\/branches\/(?:branch-filter|distance)\.|virtual:operation\/BranchPlaces/,
    minShareCount: 2,
    priority: 3,
  },
  // Parts of /services that are shown with the page, so that they are one file and linked.
  {
    name: 'service-ways',
    test: /\/client\/(?:features\/catalogue\/(?:service-arrangement|branch-choice)|ui\/use-details-menu)\./,
    priority: 3,
  },
];

/** A visitor fetches what is used of a feature's `public.ts`, not all that it offers. */
const onlyPublic = { test: /\/client\/features\/\w+\/public\.ts$/, sideEffects: false };

const clientOutput = (): Rolldown.OutputOptions => ({
  codeSplitting: { groups: chunkGroups() },
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: ({ names: [name = 'file'] }) => `assets/${name.replace(/~.*|\.\w+$/, '')}-[hash][extname]`,
});

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
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: ['client/entry-client.tsx', 'client/ui/theme/styles.css'],
          output: clientOutput(),
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          treeshake: { moduleSideEffects: [onlyPublic], propertyReadSideEffects: false },
        },
  },
});

/** While developing, class names are as Panda makes them. */
export default defineConfig(async (env) =>
  configOf(env, env.command === 'build' ? await shortClassNames() : new Map()),
);
