import { describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const homeQuery = `{
  home { menus { menus { categories { name } } } services { services { name } } branches { name } }
}`;

const shop = await shopForFile({ providerCacheMs: 0 });

describe('a visitor of the home page', () => {
  it('costs the provider one call for each list', async () => {
    const { calls, answer } = await shop.asked(() => visit('/'));
    expect(answer.html).toContain('<h1');
    expect(calls.toSorted()).toEqual(['GET /branches', 'GET /menus', 'GET /products']);
  });

  it('sees every category at once, those of all menus', async () => {
    const { data } = await shop.gql('{ home { menus { menus { id categories { id } } } } }');
    const { html } = await visit('/ar');
    for (const menu of data.home.menus.menus) {
      for (const { id } of menu.categories) {
        expect(html).toContain(`href="/ar/services?menu=${menu.id}&amp;category=${id}"`);
      }
    }
  });

  it('reads the legal pages in the language of the shop', async () => {
    for (const [path, language] of [
      ['/', 'en'],
      ['/ar', 'ar'],
    ] as const) {
      const { html } = await visit(path);
      expect(html).toContain(`href="${shop.providerUrl}/terms?lang=${language}"`);
      expect(html).toContain(`href="${shop.providerUrl}/privacy?lang=${language}"`);
    }
  });

  it('finds everything in one question', async () => {
    const { data, errors } = await shop.gql(homeQuery, {}, { language: 'ar' });
    expect(errors).toBeUndefined();
    expect(data.home.menus.menus.length).toBeGreaterThan(1);
    expect(data.home.services.services).toHaveLength(10);
    expect(data.home.branches.length).toBeGreaterThan(2);
    expect(data.home.branches[0].name).toMatch(/\p{Script=Arabic}/u);
  });

  it('misses only the part that the provider does not answer', async () => {
    shop.controls.setFault({ path: 'branches', kind: 'status', status: 500 });
    const { data, errors } = await shop.gql(homeQuery);
    expect(data.home.branches).toBeNull();
    expect(data.home.services.services).toHaveLength(10);
    expect(errors).toMatchObject([{ path: ['home', 'branches'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
    expect((await visit('/')).status).toBe(200);
    shop.controls.clearFaults();
  });

  it('who is signed in does not wait for what is below the first screen', async () => {
    const cookie = await shop.signIn('512345678');
    const services = /href="\/product\/\d+"/;
    expect((await visit('/', cookie)).html).toMatch(services);
    shop.controls.setFault({ path: 'products', kind: 'timeout' });
    const { html, status } = await visit('/', cookie);
    shop.controls.clearFaults();
    expect(status).toBe(200);
    expect(html).toMatch(/href="\/services\?menu=\d+&amp;category=\d+"/);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(services);
  });

  it('is told with a 503 when no part can be had', async () => {
    shop.controls.setFault({ path: '*', kind: 'status', status: 500 });
    expect((await visit('/ar')).status).toBe(503);
    shop.controls.clearFaults();
    expect((await visit('/ar')).status).toBe(200);
  });
});

const visit = async (url: string, cookie = '') => {
  const { statusCode, body } = await shop.app.inject({ url, headers: { host: 'shop.example', cookie } });
  return { status: statusCode, html: body };
};
