import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL for developers, apart from the shop so that it never weighs on a customer. */
export default defineConfig({
  root: 'client/playground',
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: '../../dist/playground',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: 'client/playground/playground.html' },
  },
});
