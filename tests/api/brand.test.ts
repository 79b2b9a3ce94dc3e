import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shadesOf } from '../../schema/brand/color-tokens.ts';
import { colorOf, markIcon } from '../../schema/brand/theme-assets.ts';
import { rawnaq, themes } from '../../schema/brand/themes.ts';
import { readConfig } from '../../server/config.ts';
import { shopForFile } from '../support/for-file.ts';
import type { Shop } from '../support/start-shop.ts';

const { theme, brand } = readConfig({ BRAND_THEME: 'sahra' });
const ours = await shopForFile();
const second = await shopForFile({ theme, brand });

const bodyOf = async ({ app }: Shop, url: string) => (await app.inject({ url })).body;

const sheets = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test('a second salon is dressed by one setting: its name, colours, mark and icons are its own', async () => {
  const { sahra } = themes;
  for (const [url, name] of [
    ['/services', 'Sahra'],
    ['/ar/services', 'سهرة'],
  ] as const) {
    const html = await bodyOf(second, url);
    expect(html).toContain(`<meta property="og:site_name" content="${name}">`);
    expect(html).toMatch(new RegExp(`<title>[^<]* · ${name}</title>`));
    for (const [mode, scheme] of [
      [0, 'light'],
      [1, 'dark'],
    ] as const) {
      const ground = colorOf(sahra, 'bg', mode);
      expect(html).toContain(`<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${scheme})">`);
    }
    const sheet = await second.app.inject({ url: sheets(html).at(-1) ?? '' });
    expect(sheet.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
    expect(sheet.headers['cache-control']).toContain('immutable');
    expect(sheet.body).toContain(`--chakra-colors-palm-700:${new Map(shadesOf(sahra.colors.scales.palm)).get('700')}`);
    expect(sheet.body).toContain('svg[viewBox="0 0 32 32"]{');
    expect(html).toContain('viewBox="0 0 32 32"');
  }
  const manifest = JSON.parse(await bodyOf(second, '/ar/manifest.webmanifest'));
  const ground = colorOf(sahra, 'bg', 0);
  expect(manifest).toMatchObject({ name: 'سهرة', background_color: ground, theme_color: ground });
  expect(await bodyOf(second, '/icons/favicon.svg')).toBe(markIcon(sahra));
  for (const { src, sizes } of manifest.icons) {
    const { rawPayload } = await second.app.inject({ url: src });
    const { width, format } = await sharp(rawPayload).metadata();
    expect(`${format} ${width}x${width}`).toBe(`png ${sizes}`);
    expect(rawPayload.equals((await ours.app.inject({ url: src })).rawPayload)).toBe(false);
  }
  expect(await bodyOf(second, '/offline/offline.css')).toContain(`--ground:${ground}`);
});

test('the default shop looks as the build makes it and fetches nothing more', async () => {
  const [html, other] = [await bodyOf(ours, '/services'), await bodyOf(second, '/services')];
  expect(sheets(other)).toHaveLength(sheets(html).length + 1);
  expect(sheets(html)).toEqual(sheets(other).slice(0, -1));
  const manifest = JSON.parse(await bodyOf(ours, '/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: 'Rawnaq',
    theme_color: new Map(shadesOf(rawnaq.colors.scales.gray)).get('50'),
  });
  expect(await bodyOf(ours, '/icons/favicon.svg')).toContain(rawnaq.mark);
});

test('a salon keeps its own name in a theme, and an operator reads which themes there are', () => {
  const named = readConfig({ BRAND_THEME: 'sahra', BRAND_NAME_EN: 'Noor', BRAND_NAME_AR: 'نور' });
  expect(named.brand).toEqual({ en: 'Noor', ar: 'نور' });
  expect(() => readConfig({ BRAND_THEME: 'velvet' })).toThrow(/BRAND_THEME.*rawnaq.*sahra/);
});
