import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { appForFile } from '../support/for-file.ts';

const audits = serverAudits({ url: async () => `${running.url}/graphql`, fetchFn: fetch });
const running = await appForFile();

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

const json = 'application/json';
const named = 'application/graphql-response+json';

describe('a client is answered in the type', () => {
  it.each([
    ['*/*', json],
    [`${named}, ${json};q=0.9`, named],
    [`${json}, ${named}`, json],
    [`${named};q=0.5, */*`, json],
    [`*/*, ${json};q=0`, named],
    [`application/*;q=0.2, ${named};q=0.1, */*`, json],
    [`${named};q=0, */*;q=0.1`, json],
    [`${named}; charset=utf-8`, named],
    ['APPLICATION/JSON;Q=1', json],
    [`${json};q=0`, null],
    ['text/html', null],
    ['application/*;q=0, */*', null],
  ])('that %s prefers', async (accept, type) => {
    const { status, headers } = await fetch(`${running.url}/graphql?query={__typename}`, { headers: { accept } });
    expect([status, headers.get('content-type')]).toEqual(
      type === null ? [406, `${json}; charset=utf-8`] : [200, `${type}; charset=utf-8`],
    );
  });

  it('of plain JSON when it does not say', async () => {
    const { headers } = await running.app.inject('/graphql?query={__typename}');
    expect(headers['content-type']).toBe(`${json}; charset=utf-8`);
  });
});
