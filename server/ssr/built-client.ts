import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { printAsOf, RenderedPage, RenderRequest, RenderResult } from '../../client/entry-server.tsx';
import { languages } from '../../schema/languages.ts';
import type { PageAssets } from './document.ts';

/** Renders pages and knows their files; one from the build, another from the development server. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  printAsOf: typeof printAsOf;
  assetsOf: (page: Pick<RenderedPage, 'modules' | 'locale'>) => PageAssets;
  /** Changes a finished document, such as for hot reload. */
  finish?: (url: string, html: string) => Promise<string>;
};

type Chunk = { file: string; imports?: string[]; assets?: string[] };

type Manifest = Record<string, Chunk>;

const entry = 'client/entry-client.tsx';
const early = 'client/early.ts';
const sheet = 'client/ui/theme/styles.css';

const fontOf = (manifest: Manifest, script: string) =>
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => file.includes(`readex-pro-${script}-wght`) && file.endsWith('.woff2'));

/** A chunk and all it imports, each once. */
const withImports = (manifest: Manifest, names: string[]): Chunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): Chunk[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return names.flatMap(visit);
};

const assetsFrom = (manifest: Manifest) => {
  const kept = new Map<string, PageAssets>();
  return (page: Pick<RenderedPage, 'modules' | 'locale'>): PageAssets => {
    const key = [page.locale, ...page.modules].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const chunks = withImports(manifest, [entry, ...page.modules]);
    const fonts = [languages[page.locale].script ?? [], 'latin'].flat().map((script) => fontOf(manifest, script));
    const files = new Set(chunks.slice(1).map(({ file }) => `/${file}`));
    const assets: PageAssets = {
      early: `/${manifest[early]?.file}`,
      entry: `/${manifest[entry]?.file}`,
      modules: [...files].filter((file) => file.endsWith('.js')),
      sheet: `/${manifest[sheet]?.file}`,
      fonts: fonts.filter((file) => file !== undefined).map((file) => `/${file}`),
    };
    kept.set(key, assets);
    return assets;
  };
};

/** The renderer of the production build. Fails when there is no build. */
export const loadBuiltClient = async (dist: string): Promise<Renderer> => {
  const read = (name: string) => JSON.parse(readFileSync(join(dist, 'client/.vite', name), 'utf8'));
  const module = await import(/* @vite-ignore */ pathToFileURL(join(dist, 'server/entry-server.js')).href);
  await module.warmUp();
  const assetsOf = assetsFrom(read('manifest.json'));
  const { render, printAsOf } = module;
  return { render, printAsOf, assetsOf };
};
