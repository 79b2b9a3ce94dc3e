import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { colorOf } from '../../schema/brand/theme-assets.ts';
import { type InEachLanguage, type Language, languageCodes, languages, pathIn } from '../../schema/languages.ts';
import type { AppConfig } from '../config.ts';

const offlineFolder = join(import.meta.dirname, '../../dist/client/offline');

const description: InEachLanguage = {
  en: 'Book treatments at our branches, shop care products and send gifts.',
  ar: 'حجز خدمات العناية في فروعنا، وشراء المنتجات، وإرسال الهدايا.',
};

const shortcuts: { url: string; name: InEachLanguage }[] = [
  { url: '/services', name: { en: 'Book a treatment', ar: 'حجز موعد' } },
  { url: '/dashboard/bookings', name: { en: 'My bookings', ar: 'حجوزاتي' } },
];

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const manifestIn = (language: Language, { brand, theme }: AppConfig) => {
  const { direction } = languages[language];
  const ground = colorOf(theme, 'bg', 0);
  return {
    // One shop on one device, in any language.
    id: '/',
    name: brand[language],
    short_name: brand[language],
    description: description[language],
    lang: language,
    dir: direction,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['beauty', 'shopping', 'lifestyle'],
    icons: icons,
    shortcuts: shortcuts.map(({ url, name }) => ({ name: name[language], url: pathIn(language, url) })),
  };
};

/** The worker under a name that changes with anything it keeps, so that browsers notice. */
const workerText = (isWanted: boolean): string => {
  if (!isWanted) return readFileSync(join(offlineFolder, 'farewell.js'), 'utf8');
  const hash = createHash('sha256');
  for (const name of readdirSync(offlineFolder).toSorted()) hash.update(readFileSync(join(offlineFolder, name)));
  const prefixes = Object.fromEntries(languageCodes.map((code) => [code, languages[code].prefix]));
  return readFileSync(join(offlineFolder, 'worker.js'), 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace('{/* prefixes */}', JSON.stringify(prefixes));
};

/** The manifest for the home screen, and the worker that shows the offline page. */
export const installable = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  for (const language of languageCodes) {
    const manifest = JSON.stringify(manifestIn(language, config));
    app.get(pathIn(language, '/manifest.webmanifest'), async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest),
    );
  }
  if (!existsSync(offlineFolder)) return;
  const worker = workerText(config.offlinePage);
  app.get('/service-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
});
