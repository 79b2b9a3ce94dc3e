import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** RFC 9842, section 5: what a `dcz` body begins with; the SHA-256 of its dictionary follows. */
const beginning = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** A deploy makes about 0.1 MB of packed files for each former build that browsers still have. */
const mostBytes = 16 * 1024 * 1024;

const textName = /^(?<stem>\w[\w.-]*-)[\w-]{8}(?<ending>\.(?:js|css|json))$/;

const compress = promisify(zstdCompress);

const sha256 = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

/** A file as it goes to a browser that has `dictionary`: the `dcz` of RFC 9842. */
export const packWith = async (body: Buffer, dictionary: Buffer): Promise<Buffer> => {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return Buffer.concat([beginning, sha256(dictionary), await compress(body, { params, dictionary })]);
};

/** The names of one asset in all builds, with a `*` for the hash; null for what gains nothing, such as fonts. */
export const namesInAllBuilds = (name: string): string | null => {
  const { stem, ending } = textName.exec(name)?.groups ?? {};
  return stem ? `${stem}*${ending}` : null;
};

type Pair = { path: string; dictionary: string };

/**
 * Assets in terms of those of earlier builds, for browsers that still have them (RFC 9842). An edit anywhere gives all
 * scripts new names, though few change in more than the names that they import. Files of other builds that are added to
 * the folders later are not known.
 */
export const buildAssetDictionaries = (folders: readonly string[]) => {
  /** The paths of one asset's files in all builds, by their SHA-256 in base 64. */
  const files = new Map<string, Promise<Map<string, string>>>();
  const packed = new LRUCache<string, Buffer, Pair>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { path, dictionary } }) =>
      packWith(await readFile(path), await readFile(dictionary)),
  });

  const filesOf = (names: string): Promise<Map<string, string>> => {
    const known = files.get(names) ?? read(names);
    files.set(names, known);
    return known;
  };

  const read = async (names: string): Promise<Map<string, string>> => {
    const files = new Map<string, string>();
    for (const folder of folders) {
      for (const name of await readdir(folder)) {
        if (namesInAllBuilds(name) !== names) continue;
        const path = join(folder, name);
        files.set(sha256(await readFile(path)).toString('base64'), path);
      }
    }
    return files;
  };

  return {
    /**
     * The body of an asset for a browser that sent this `Available-Dictionary`. Null when it is to get the asset as
     * others do, such as when what it has is of a build that is no longer kept.
     */
    pack: async (folder: string, name: string, available: string): Promise<Buffer | null> => {
      const names = namesInAllBuilds(name);
      const hash = /^:([\w+/]{43}=):$/.exec(available)?.[1];
      if (!names || !hash) return null;
      const dictionary = (await filesOf(names)).get(hash);
      const path = join(folder, name);
      if (!dictionary) return null;
      return (await packed.fetch(`${path} ${hash}`, { context: { path, dictionary } })) ?? null;
    },
  };
};
