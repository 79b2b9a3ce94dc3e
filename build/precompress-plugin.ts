import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|svg|json)$/;

const encodings = [
  { suffix: '.br', encode: (bytes: Buffer) => toBrotli(bytes) },
  { suffix: '.gz', encode: (bytes: Buffer) => toGzip(bytes, { level: 9 }) },
];

/** Lays a brotli and a gzip file beside each built script and style, so that no request pays for compressing it. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(
      ({ fileName }) => /^assets\//.test(fileName) && compressible.test(fileName),
    );
    const compress = async (file: (typeof files)[number]) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      for (const { suffix, encode } of encodings) {
        const compressed = await encode(bytes);
        if (compressed.length < bytes.length) await writeFile(join(dir, file.fileName + suffix), compressed);
      }
    };
    await Promise.all(files.map(compress));
  },
});
