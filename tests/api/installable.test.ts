import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../schema/languages.ts';
import { shopForFile } from '../support/for-file.ts';
import { startShop } from '../support/start-shop.ts';

const shop = await shopForFile();

describe('the shop on a home screen', () => {
  it.each([
    { page: '/', manifest: '/manifest.webmanifest', lang: 'en', dir: 'ltr', start: '/' },
    { page: '/ar', manifest: '/ar/manifest.webmanifest', lang: 'ar', dir: 'rtl', start: '/ar' },
  ])('speaks $lang', async ({ page, manifest, lang, dir, start }) => {
    const html = (await shop.app.inject({ url: page })).body;
    expect(html).toContain(`<link rel="manifest" href="${manifest}">`);
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
    expect(html.match(/<meta name="theme-color"[^>]*prefers-color-scheme/g)).toHaveLength(2);
    const answer = await shop.app.inject({ url: manifest });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const told = answer.json();
    expect(told).toMatchObject({ id: '/', lang, dir, start_url: start, scope: '/', display: 'standalone' });
    expect(told.name).toBe(lang === 'ar' ? 'رونق' : 'Rawnaq');
    for (const { src, sizes } of told.icons) {
      const { width, height, format } = await sharp((await shop.app.inject({ url: src })).rawPayload).metadata();
      expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
    }
    expect(told.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true);
    for (const { url } of told.shortcuts) expect((await shop.app.inject({ url })).statusCode).toBeLessThan(400);
  });
});

describe('the worker of the offline page', () => {
  it('keeps files that are there, under a name made of them', async () => {
    const { body, headers, statusCode } = await shop.app.inject({ url: '/service-worker.js' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect(body).not.toContain('__VERSION__');
    const files: string[] = body.match(/'\/(?:offline|icons)\/[\w.-]+'/g) ?? [];
    expect(files.length).toBeGreaterThan(3);
    expect(body).toContain('const prefixes = {"en":"","ar":"/ar"};');
    for (const code of languageCodes) files.push(`'/offline/${code}.html'`);
    for (const file of files) expect((await shop.app.inject({ url: file.slice(1, -1) })).statusCode).toBe(200);
  });

  it('takes itself out of browsers when the shop no longer wants it', async () => {
    const other = await startShop({ offlinePage: false });
    const { body } = await other.app.inject({ url: '/service-worker.js' });
    expect(body).toContain('unregister()');
    expect(body).not.toContain('respondWith');
    await other.close();
  });
});
