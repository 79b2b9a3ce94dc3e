import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import sharp from 'sharp';
import type { Theme } from '../../schema/brand/color-tokens.ts';
import { homeScreenIcon, markIcon, offlineColors, themeSheet } from '../../schema/brand/theme-assets.ts';
import { rawnaq } from '../../schema/brand/themes.ts';
import type { AppConfig } from '../config.ts';

const offlineSheet = join(import.meta.dirname, '../../dist/client/offline/offline.css');
const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Edge lengths in pixels. */
const icons = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable': 512, 'apple-touch-icon': 180 };

/** Files of the build that show the default theme; another one serves its own in their place. */
export const builtForDefault = (theme: Theme): string[] => {
  if (theme === rawnaq) return [];
  return ['icons/favicon.svg', ...Object.keys(icons).map((name) => `icons/${name}.png`), 'offline/offline.css'];
};

/** The style sheet that a page links after its own; null for the default theme, whose colours the build has. */
export const themeSheetUrl = (theme: Theme): string | null => {
  const sheet = themeSheet(theme);
  return sheet === '' ? null : `/brand/${createHash('sha256').update(sheet).digest('hex').slice(0, 12)}.css`;
};

/** The parts of another theme than the default one, in place of the build's: colours, mark and icons. */
export const brand = fastifyPlugin<{ config: AppConfig }>(async (app, { config: { theme } }) => {
  const url = themeSheetUrl(theme);
  if (!url) return;
  const serve = (path: string, type: string, content: () => string | Promise<Buffer>, kept = forAnHour) =>
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', kept)
        .send(await content()),
    );
  const css = 'text/css; charset=utf-8';
  const [sheet, mark] = [themeSheet(theme), markIcon(theme)];
  serve(url, css, () => sheet, forEver);
  serve('/icons/favicon.svg', 'image/svg+xml', () => mark);
  for (const [name, size] of Object.entries(icons)) {
    let icon: Promise<Buffer> | undefined;
    serve(`/icons/${name}.png`, 'image/png', () => {
      icon ??= sharp(Buffer.from(homeScreenIcon(theme)))
        .resize(size)
        .png()
        .toBuffer();
      return icon;
    });
  }
  if (!existsSync(offlineSheet)) return;
  const offline = readFileSync(offlineSheet, 'utf8') + offlineColors(theme);
  serve('/offline/offline.css', css, () => offline);
});
