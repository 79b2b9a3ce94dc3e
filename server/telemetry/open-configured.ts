import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from '../config.ts';
import type { Telemetry } from './telemetry.ts';

/** Null, and none of its libraries loaded, where neither a collector nor a port for metrics is configured. */
export const openTelemetry = async (config: AppConfig, log: FastifyBaseLogger): Promise<Telemetry | null> => {
  const { otlpUrl, metricsPort } = config.telemetry;
  if (!otlpUrl && metricsPort === null) return null;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(config, log);
};
