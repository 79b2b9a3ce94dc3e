import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { direct, startProcess } from '../support/start-process.ts';

const chatty = 'data:text/javascript,setInterval(() => process.stdout.write("still here\\n"), 20)';

it('a server whose output was closed goes on serving, and stops when it is told to', async () => {
  const [node = '', ...args] = direct;
  const server = await startProcess([node, '--import', chatty, ...args], { PROVIDER_URL: 'http://127.0.0.1:9' });
  server.child.stdout?.destroy();
  for (let time = 0; time < 300; time += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

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
