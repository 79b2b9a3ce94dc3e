import panda from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type PluginOption, type UserConfig } from 'vite';
import { iconBodies } from './build/icon-plugin.ts';
import { compiledMessages } from './build/message-plugin.ts';
import { precompressed } from './build/precompress-plugin.ts';
import { evaluatedStyles } from './build/style-plugin.ts';

const plugins: PluginOption[] = [compiledMessages(), evaluatedStyles(), iconBodies(), react(), precompressed()];

const configOf = ({ isSsrBuild }: ConfigEnv): UserConfig => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins,
  css: { postcss: { plugins: [panda() as never] } },
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  ssr: { noExternal: true },
  // A server build keeps asking the environment otherwise, and would run React's slow development half under `npm start`.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['client/entry-client.tsx'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: { input: isSsrBuild ? 'client/entry-server.tsx' : 'client/entry-client.tsx' },
  },
});

export default defineConfig(configOf);
