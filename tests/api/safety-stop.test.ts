import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { direct, startProcess } from '../support/start-process.ts';

it('a server that is told to stop is gone within 12 s, although a client never finishes a request', async () => {
  const server = await startProcess(direct, { PROVIDER_URL: 'http://127.0.0.1:9' });
  const { hostname, port } = new URL(server.url);
  const slow = connect(Number(port), hostname).on('error', () => undefined);
  slow.write('POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await fetch(`${server.url}/healthz`);
  const stoppedAt = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(12_000);
});
