import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { readPolicy } from '../support/read-html.ts';
import { startApp } from '../support/start-app.ts';
import { startShop, testConfig } from '../support/start-shop.ts';

const ids = {
  META_PIXEL_ID: '1234567890',
  TIKTOK_PIXEL_ID: 'C4A1B2C3D4',
  SNAPCHAT_PIXEL_ID: '0b1c2d3e-0000-4000-8000-000000000000',
  GTM_ID: 'GTM-ABC123',
};

const vendors = /facebook|tiktok|snapchat|sc-static|google/;

/** The policy of a running shop, every directive with its sources. */
const policyOf = async (env: Record<string, string>): Promise<Record<string, string[]>> => {
  await using shop = await startApp(env);
  const { headers } = await fetch(`${shop.url}/healthz`);
  return readPolicy(headers.get('content-security-policy'));
};

/** Whether a page has the way to the choices. */
const offersChoices = (html: string, message: string): boolean =>
  new RegExp(`<button[^>]*aria-haspopup="dialog"[^>]*>${message}</button>`).test(html);

const trackersQuery = '{ storefront { trackers { kind id scriptUrl } } }';

describe('a shop without a third party', () => {
  it('names none to its visitors, asks them nothing and lets no page reach any [TRK-12]', async () => {
    const shop = await startShop();
    const { data } = await shop.gql(trackersQuery);
    expect(data.storefront.trackers).toEqual([]);
    const { body, headers } = await shop.app.inject({ url: '/services' });
    expect(offersChoices(body, 'Privacy choices')).toBe(false);
    expect(headers['content-security-policy']).not.toMatch(vendors);
    await shop.close();
  });
});

describe('a shop with third parties', () => {
  it('names those whose id is set, with the addresses of their scripts [TRK-12]', async () => {
    const { trackers } = readConfig({ ...ids, TIKTOK_PIXEL_ID: '' });
    const shop = await startShop({ trackers });
    const { data } = await shop.gql(trackersQuery);
    expect(data.storefront.trackers).toEqual([
      { kind: 'META', id: '1234567890', scriptUrl: 'https://connect.facebook.net/en_US/fbevents.js' },
      {
        kind: 'SNAPCHAT',
        id: '0b1c2d3e-0000-4000-8000-000000000000',
        scriptUrl: 'https://sc-static.net/scevent.min.js',
      },
      { kind: 'TAG_MANAGER', id: 'GTM-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtm.js' },
    ]);
    await shop.close();
  });

  it('offers the choice at the bottom of every page, and carries no script of theirs in it', async () => {
    const shop = await startShop({ trackers: readConfig(ids).trackers });
    for (const [url, message] of [
      ['/services', 'Privacy choices'],
      ['/ar/contact', 'خيارات الخصوصية'],
      ['/dashboard', 'Privacy choices'],
      ['/ar/secure-payment', 'خيارات الخصوصية'],
    ] as const) {
      const { body } = await shop.app.inject({ url });
      expect(offersChoices(body, message), url).toBe(true);
      const scripts = [...body.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src);
      expect(scripts.filter((src) => !src?.startsWith('/assets/'))).toEqual([]);
    }
    await shop.close();
  });

  it('lets its pages reach exactly what these need, and runs no inline script for them', async () => {
    const policy = await policyOf({ SNAPCHAT_PIXEL_ID: ids.SNAPCHAT_PIXEL_ID });
    expect(policy['script-src']).toEqual(expect.arrayContaining(["'self'", 'https://sc-static.net']));
    expect(policy['connect-src']).toContain('https://tr.snapchat.com');
    expect(policy['frame-src']).toContain('https://tr.snapchat.com');
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/facebook|tiktok|google|unsafe-inline|unsafe-eval/);
  });

  it('reaches all four, and what the tags of the tag manager need beside them', async () => {
    const policy = await policyOf({ ...ids, TRACKING_ORIGINS: 'https://stats.example' });
    for (const origin of [
      'https://connect.facebook.net',
      'https://analytics.tiktok.com',
      'https://sc-static.net',
      'https://www.googletagmanager.com',
      'https://stats.example',
    ]) {
      expect(policy['script-src']).toContain(origin);
    }
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://www.facebook.com', 'https://stats.example']),
    );
  });

  it('reaches only the receiver that stands in for a third party', async () => {
    const policy = await policyOf({ META_PIXEL_ID: 'test', META_PIXEL_URL: 'http://127.0.0.1:4170/meta.js?v=2' });
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      expect(policy[directive]).toContain('http://127.0.0.1:4170');
    }
    expect(Object.values(policy).flat().join(' ')).not.toMatch(vendors);
  });
});

describe('an operator who sets tracking up', () => {
  it('reads what is wrong with an id or an address', () => {
    const bad = { META_PIXEL_ID: "1');alert(1)", TIKTOK_PIXEL_URL: 'tiktok', TRACKING_ORIGINS: 'https://a.example/x' };
    const read = () => readConfig(bad);
    for (const name of Object.keys(bad)) expect(read).toThrow(`- ${name} must be`);
  });

  it('has no third party told while only an address is set', () => {
    expect(readConfig({ META_PIXEL_URL: 'https://example.com/meta.js' }).trackers).toEqual([]);
    expect(testConfig('http://127.0.0.1:9').sandboxPixels).toBe(false);
  });
});
