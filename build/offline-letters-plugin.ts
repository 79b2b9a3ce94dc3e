import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const font = /^assets\/readex-pro-(\w+)-wght-.*\.woff2$/;

const faceOf = (file: string): string => {
  const [, script = ''] = font.exec(file) ?? [];
  return `@font-face{font-family:"Readex Pro ${script}";font-weight:300 600;src:url("/${file}") format("woff2")}\n`;
};

/**
 * Tells the offline page where the shop's fonts are. Browsers have kept them since the first page, so that the page needs
 * none of its own; where they have not, it is read in the letters of the device.
 */
export const offlineLetters = (): Plugin => ({
  name: 'offline-letters',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const faces = Object.keys(bundle)
      .filter((file) => font.test(file))
      .map(faceOf);
    await appendFile(join(dir, 'offline/offline.css'), faces.join(''));
  },
});
