import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const clientFolder = join(import.meta.dirname, '../../dist/client');

/** Fails with a plain sentence when nothing has been built. */
export const requireBuild = (): void => {
  if (!existsSync(join(clientFolder, '.vite/manifest.json'))) {
    throw new Error('There is no build to measure: run "npm run build" first.');
  }
};

/** The build lays the compressed file beside it, unless compressing made it no smaller. */
export const compressedSize = (file: string): number => {
  const path = join(clientFolder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

/** Scripts and styles that a page names in its HTML: what a browser fetches before the page can be used. */
export const linkedFiles = (html: string): string[] => {
  const tags = html.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script [^>]*src=[^>]*>/g) ?? [];
  return [...new Set(tags.flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

/** Bytes of a page's scripts and styles as they travel, compressed with brotli. */
export const firstLoadBytes = (html: string): number => {
  const sizes = linkedFiles(html).map(compressedSize);
  return sizes.reduce((sum, size) => sum + size, 0);
};
