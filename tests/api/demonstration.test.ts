import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { showOn } from '../../server/sandbox/for-the-shop.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { testConfig } from '../support/start-shop.ts';

let address: string;
const started: FastifyInstance[] = [];

beforeAll(async () => {
  const sandbox = buildSandbox({ database: ':memory:', publicUrl: () => address });
  const app = await buildApp(testConfig(await sandbox.listen(0)));
  showOn(app, sandbox.app);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  started.push(app, sandbox.app);
});

afterAll(async () => {
  // A connection that the test's own fetch opened ahead of need is not idle by Node's count.
  for (const { server } of started) server.closeAllConnections();
  for (const one of started) await one.close();
});

describe('a visitor of a demonstration on another machine', () => {
  it('finds the pictures of the shop at the shop’s own address', async () => {
    const response = await fetch(`${address}/graphql?query={branches{image}}`);
    const [branch] = (await response.json()).data.branches;
    expect(branch.image).toContain(`${address}/pictures/`);
    const picture = await fetch(branch.image);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('<svg');
  });

  it('reads the terms there and gets an answer of the payment page', async () => {
    expect(await (await fetch(`${address}/terms?lang=ar`)).text()).toContain('dir="rtl"');
    const form = new URLSearchParams({ action: 'pay' });
    const refused = await fetch(`${address}/pay/unknown/card`, { method: 'POST', body: form });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('content-type')).toContain('text/html');
    await refused.text();
  });

  it('draws the map there', async () => {
    const response = await fetch(`${address}/maps/api/js?callback=x`);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('Kingdom Centre');
  });

  it('reaches neither the provider’s API nor its controls', async () => {
    for (const path of ['/__sandbox/codes', '/api/v1/branches']) {
      expect((await fetch(`${address}${path}`)).status).toBe(404);
    }
  });
});
