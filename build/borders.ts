import { registerHooks } from 'node:module';

/**
 * Runs dependency-cruiser, which reads TypeScript through the compiler's API. The compiler this project checks types
 * with has none yet, so the cruiser alone is given its predecessor.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, 'typescript-for-borders'), context),
});

process.argv.splice(2, 0, 'server', 'client', 'schema', '--config', '.dependency-cruiser.cjs');
await import(new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url).href);
