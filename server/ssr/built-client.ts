import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, RenderRequest, RenderResult } from '../../client/entry-server.tsx';
import type { PageAssets } from './document.ts';

/** Renders pages and knows their files; one from the build, another from the development server. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  assetsOf: (page: Pick<RenderedPage, 'modules' | 'locale'>) => PageAssets;
  /** Changes a finished document, such as for hot reload. */
  finish?: (url: string, html: string) => Promise<string>;
};

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };

type Manifest = Record<string, Chunk>;

const entry = 'client/entry-client.tsx';

const fontOf = (manifest: Manifest, script: 'arabic' | 'latin') =>
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => file.includes(`readex-pro-${script}-wght`) && file.endsWith('.woff2'));

/** The chunk of a source file: its own, or the one that the build names after it. */
const chunkOf = (manifest: Manifest, source: string): Chunk | undefined =>
  manifest[source] ?? Object.values(manifest).find(({ name }) => name === basename(source, extname(source)));

/** A chunk and all it imports, each once. */
const withImports = (manifest: Manifest, names: string[]): Chunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): Chunk[] => {
    const chunk = chunkOf(manifest, name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return names.flatMap(visit);
};

/** The sheet of the landing pages is no module's own, so the manifest does not know it. */
const landingStyle = (dist: string): string => {
  const file = readdirSync(join(dist, 'client/assets')).find((name) => /^landing-\w+\.css$/.test(name));
  if (!file) throw new Error('The build has no landing style sheet');
  return `/assets/${file}`;
};

const assetsFrom = (manifest: Manifest, landing: string) => {
  const kept = new Map<string, PageAssets>();
  return (page: Pick<RenderedPage, 'modules' | 'locale'>): PageAssets => {
    const key = [page.locale, ...page.modules].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const chunks = withImports(manifest, [entry, ...page.modules]);
    const scripts = ['arabic', 'latin'] as const;
    const fonts = (page.locale === 'ar' ? scripts : scripts.slice(1)).map((script) => fontOf(manifest, script));
    const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))];
    const script = `/${manifest[entry]?.file}`;
    const files = new Set(chunks.map(({ file }) => `/${file}`));
    const assets: PageAssets = {
      script,
      modules: [...files].filter((file) => file.endsWith('.js') && file !== script),
      // A page beyond the landing ones brings the whole sheet, which has all of the landing sheet in it.
      styles: sheets.length > 0 ? sheets : [landing],
      fonts: fonts.filter((file) => file !== undefined).map((file) => `/${file}`),
    };
    kept.set(key, assets);
    return assets;
  };
};

/** The renderer of the production build. Fails when there is no build. */
export const loadBuiltClient = async (dist: string): Promise<Renderer> => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const module = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  await module.warmUp();
  return { render: module.render, assetsOf: assetsFrom(manifest, landingStyle(dist)) };
};
