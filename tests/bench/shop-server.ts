import { buildApp } from '../../server/app.ts';
import { type AppConfig, readConfig } from '../../server/config.ts';
import { reportTo } from './measured-process.ts';

/** The shop as it runs in production, for `startMeasured`; only the log and the limits of one address are off. */
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' });
const app = await buildApp(config as AppConfig);
reportTo(process, await app.listen({ host: '127.0.0.1', port: 0 }));
