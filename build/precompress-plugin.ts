import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|svg|json)$/;

/** Which size of block and of short distances suits a file is seen by trying; it is up to a hundred bytes of the first script. */
const brotliParams = [17, 19].flatMap((block) =>
  [0, 1, 2].map((postfix) => ({
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  })),
);

const smallestBrotli = async (bytes: Buffer): Promise<Buffer> => {
  const tried = await Promise.all(brotliParams.map((params) => toBrotli(bytes, { params })));
  return tried.reduce((least, next) => (next.length < least.length ? next : least));
};

const encodings = [
  { suffix: '.br', encode: smallestBrotli },
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
