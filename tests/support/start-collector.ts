import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };

/** A span as OTLP carries it in JSON. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number | boolean | undefined>;
};

type Wire = {
  resourceSpans: { scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[] }[];
};

const toSpans = ({ resourceSpans }: Wire): CollectedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
      ),
    }));

export type Collector = { url: string; spans: CollectedSpan[]; metrics: string[]; close: () => Promise<void> };

/** A collector of traces and metrics on a loopback port: what a shop sends it is there to be read. */
export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = [];
  const metrics: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    if (request.url === '/v1/traces') spans.push(...toSpans(JSON.parse(body)));
    else metrics.push(...[...body.matchAll(/"name":"([\w.]+)"/g)].map(([, name = '']) => name));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
