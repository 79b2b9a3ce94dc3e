import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  type CollectionResult,
  type IMetricReader,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import type { AppConfig } from '../config.ts';
import { type Attributes, buildName, type Running, type Telemetry, type Work } from './telemetry.ts';

const scope = 'rawnaq';
/** Milliseconds for one delivery to the collector; also the most that a stop waits. */
const deliveryTimeoutMs = 3_000;
const metricsIntervalMs = 10_000;
/** Operations that have a row of their own in the metrics. */
const mostNames = 200;
/** Bounds, in seconds, between a page from memory and the provider's deadline. */
const boundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const spanKinds = {
  page: SpanKind.SERVER,
  operation: SpanKind.INTERNAL,
  resolver: SpanKind.INTERNAL,
  provider: SpanKind.CLIENT,
} as const;

/** Prometheus wants the unit of a duration in its name; the collector has it beside the name. */
class ExporterWithSeconds extends PrometheusExporter {
  override async collect(options?: Parameters<PrometheusExporter['collect']>[0]): Promise<CollectionResult> {
    const result = await super.collect(options);
    const scopeMetrics = result.resourceMetrics.scopeMetrics.map(({ scope, metrics }) => ({
      scope,
      metrics: metrics.map((metric) => {
        const { name, unit } = metric.descriptor;
        if (unit !== 's' || !name.endsWith('.duration')) return metric;
        return { ...metric, descriptor: { ...metric.descriptor, name: `${name}.seconds` } };
      }),
    }));
    return { ...result, resourceMetrics: { ...result.resourceMetrics, scopeMetrics } };
  }
}

const readersOf = ({ telemetry, host }: AppConfig, log: FastifyBaseLogger): IMetricReader[] => {
  const { otlpUrl, metricsPort } = telemetry;
  const readers: IMetricReader[] = [];
  if (otlpUrl) {
    const exporter = new OTLPMetricExporter({ url: `${otlpUrl}/v1/metrics`, timeoutMillis: deliveryTimeoutMs });
    const [exportIntervalMillis, exportTimeoutMillis] = [metricsIntervalMs, deliveryTimeoutMs];
    readers.push(new PeriodicExportingMetricReader({ exporter, exportIntervalMillis, exportTimeoutMillis }));
  }
  if (metricsPort !== null) {
    readers.push(
      new ExporterWithSeconds({ host, port: metricsPort, withoutScopeInfo: true }, (error) => {
        if (error) log.error({ port: metricsPort, reason: error.message }, 'the port for metrics cannot be used');
      }),
    );
  }
  return readers;
};

/** The caller's span as a context; a `traceparent` that cannot be read counts for none. */
const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
};

const traceparentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
};

/** Traces and metrics by OpenTelemetry. The request of each piece of work follows Node's asynchronous context. */
export const startOpenTelemetry = (config: AppConfig, log: FastifyBaseLogger): Telemetry => {
  const { otlpUrl, serviceName, traceShare } = config.telemetry;
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': buildName(config.buildCommit),
    'service.instance.id': `${process.pid}`,
  });
  const exporter = otlpUrl && new OTLPTraceExporter({ url: `${otlpUrl}/v1/traces`, timeoutMillis: deliveryTimeoutMs });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(exporter ? traceShare : 0) }),
    spanProcessors: exporter ? [new BatchSpanProcessor({ exporter, exportTimeoutMillis: deliveryTimeoutMs })] : [],
  });
  const metrics = new MeterProvider({ resource, readers: readersOf(config, log) });
  const tracer = traces.getTracer(scope, packageFile.version);
  const meter = metrics.getMeter(scope, packageFile.version);
  const current = new AsyncLocalStorage<Context>();
  const knownNames = new Set<string>();
  /** Without values that have no end: paths with ids in them, and names of operations that a client makes up. */
  const labelsOf = ({ 'url.path': _, 'graphql.operation.name': name, ...labels }: Attributes): Attributes => {
    if (typeof name !== 'string') return labels;
    if (knownNames.size < mostNames) knownNames.add(name);
    return { ...labels, 'graphql.operation.name': knownNames.has(name) ? name : 'other' };
  };
  const histogram = (name: string, description: string) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: boundsSeconds } });
  /** Names of the semantic conventions, https://opentelemetry.io/docs/specs/semconv/. */
  const durations = {
    page: histogram('http.server.request.duration', 'Time from a request to the end of its answer'),
    operation: histogram('graphql.server.operation.duration', 'Time that one GraphQL operation took'),
    provider: histogram('http.client.request.duration', 'Time that one call to the provider took'),
    resolver: null,
  };

  const counters = {
    'rawnaq.orders': meter.createCounter('rawnaq.orders', { description: 'Orders that were placed' }),
    'rawnaq.payments.ended': meter.createCounter('rawnaq.payments.ended', {
      description: 'Payments that ended, by state',
    }),
  };
  // A rate needs a beginning.
  for (const counter of Object.values(counters)) counter.add(0);

  return {
    begin: ({ kind, name, attributes, parent }: Work): Running => {
      const outer = kind === 'page' ? contextOf(parent) : (current.getStore() ?? ROOT_CONTEXT);
      const span = tracer.startSpan(name, { kind: spanKinds[kind], attributes }, outer);
      const inner = trace.setSpan(outer, span);
      const startedAt = performance.now();
      return {
        traceparent: traceparentOf(span),
        within: (work) => current.run(inner, work),
        end: ({ name: known, attributes: more = {}, error } = {}) => {
          const failure: Attributes = error ? { 'error.type': error } : {};
          if (known) span.updateName(known);
          span.setAttributes({ ...more, ...failure });
          if (error) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          durations[kind]?.record(
            (performance.now() - startedAt) / 1000,
            labelsOf({ ...attributes, ...more, ...failure }),
          );
        },
      };
    },
    count: (name, attributes = {}) => counters[name].add(1, attributes),
    observe: (gauges) => {
      for (const [name, { description, unit, read }] of Object.entries(gauges)) {
        meter.createObservableGauge(name, { description, unit }).addCallback((result) => result.observe(read()));
      }
    },
    close: async () => {
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
};
