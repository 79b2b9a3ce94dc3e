import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { demoTrackers, mapSettings } from '../../server/sandbox/for-the-shop.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';

/** A shop with its own sandbox, for one browser worker; prints where both listen and ends with its parent. */
let shop: string | undefined;
const quick = {
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000',
  PAYMENT_POLL_MS: '500',
  CODE_RESEND_MS: '2000',
  // Every page meets the provider as it is, whatever an earlier test has asked it.
  PROVIDER_CACHE_MS: '0',
  PROVIDER_FAILURE_MS: '0',
};
const config = readConfig({ ...quick, ...process.env });
const sandbox = buildSandbox({
  database: ':memory:',
  habits: config.sandboxHabits,
  ...(process.env.CHAIN && { more: (await import('./chain.ts')).chain }),
  shopUrl: () => shop,
});
const provider = await sandbox.listen(0);
const maps = mapSettings(provider);
const app = await buildApp({
  ...config,
  providerUrl: provider,
  // GraphiQL offers the levers of a sandbox only where it is known to be one.
  providerPublicUrl: process.env.PROVIDER_IS_SANDBOX ? provider : null,
  assetsFolder: null,
  mapScript: config.mapScript ?? maps.mapScript,
  places: config.places ?? maps.places,
  trackers: config.sandboxPixels ? demoTrackers(provider) : config.trackers,
});
shop = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ shop, provider })}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
