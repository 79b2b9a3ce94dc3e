import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/start-app.ts';

const audits = serverAudits({ url: async () => `${running.url}/graphql`, fetchFn: fetch });
let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
});

afterAll(async () => {
  await running[Symbol.asyncDispose]();
});

describe('any GraphQL client is understood, as the GraphQL over HTTP specification says', () => {
  it('is held against all 61 public audits', () => {
    expect(audits).toHaveLength(61);
  });

  for (const audit of audits) {
    it(audit.name, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    });
  }
});
