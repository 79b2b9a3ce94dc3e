import type { EnvironmentReader } from '../settings/environment-reader.ts';

/** Where traces and metrics go; nothing is measured while both are null. */
export interface TelemetryConfig {
  /** The collector's base URL for OTLP over HTTP; `/v1/traces` and `/v1/metrics` are added. */
  otlpUrl: string | null;
  /** Where Prometheus asks for `/metrics`. */
  metricsPort: number | null;
  serviceName: string;
  /** The share of traces that are sent, from 0 to 1; a caller's own decision wins. */
  traceShare: number;
}

/** The names of the first, third and fourth are OpenTelemetry's own. */
export const readTelemetry = (read: EnvironmentReader): TelemetryConfig => ({
  otlpUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT'),
  metricsPort: read.integer('METRICS_PORT', 0, 0, 65_535) || null,
  serviceName: read.header('OTEL_SERVICE_NAME', 'rawnaq'),
  traceShare: read.integer('TRACES_PERCENT', 100, 0, 100) / 100,
});
