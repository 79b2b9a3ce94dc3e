import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const font = /^readex-pro-(\w+)-wght-.*\.woff2$/;

const faceOf = (file: string): string => {
  const [, script = ''] = font.exec(file) ?? [];
  return `@font-face{font-family:"Readex Pro ${script}";font-weight:300 600;src:url("/assets/${file}") format("woff2")}\n`;
};

/**
 * Tells the offline page of a built client where the shop's fonts are. Browsers have kept them since the first page, so that
 * the page needs none of its own; where they have not, it is read in the letters of the device.
 */
export const tellOfflineLetters = (client: string): void => {
  const faces = readdirSync(join(client, 'assets'))
    .filter((file) => font.test(file))
    .map(faceOf);
  appendFileSync(join(client, 'offline/offline.css'), faces.join(''));
};
