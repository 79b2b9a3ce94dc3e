import panda from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
// @ts-expect-error: it comes without types
import withoutUnreadVariables from 'postcss-prune-var';
import { type ConfigEnv, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserFiles } from './build/browser-files.ts';
import { documentIds } from './build/document-ids-plugin.ts';
import { pureParts } from './build/react-plugins.ts';
import { evaluatedStyles, shortClassNames, shortSelectors } from './build/short-class-names.ts';

/** A brotli and a gzip file beside each built script and style, so that no request pays for compressing it. */
const precompressed = () =>
  compression({
    include: /^assets\/.*\.(?:js|css|svg|json)$/,
    algorithms: ['brotliCompress', defineAlgorithm('gzip', { level: 9 })],
    threshold: 0,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  });

/** A visitor fetches what is used of a feature's `public.ts`, not all that it offers. */
const onlyPublic = { test: /\/client\/features\/\w+\/public\.ts$/, sideEffects: false };

const clientOutput = (): Rolldown.OutputOptions => ({
  codeSplitting: { groups: browserFiles },
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: ({ names: [name = 'file'] }) => `assets/${name.replace(/~.*|\.\w+$/, '')}-[hash][extname]`,
});

const configOf = ({ isSsrBuild }: ConfigEnv, names: ReadonlyMap<string, string>): UserConfig => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [documentIds(), evaluatedStyles(names), pureParts(), react(), isSsrBuild ? [] : precompressed()],
  css: { postcss: { plugins: [panda() as never, withoutUnreadVariables(), shortSelectors(names)] } },
  // The server's build is one file; in development its packages are loaded as they are.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // A server build keeps asking the environment otherwise, and would run React's slow development half under `npm start`.
  // Texts are compiled by `npm run generate`.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['client/entry-client.tsx'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: ['client/entry-client.tsx', 'client/early.ts', 'client/ui/theme/styles.css'],
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
