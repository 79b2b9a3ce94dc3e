import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.RenderedChunk, 'imports' | 'dynamicImports' | 'isEntry'>;

type Chunks = Record<string, Chunk>;

/** What so many files import would rename too many with it. */
const manyImporters = 20;

/** The names of all files that a file imports, and its own. What `isEnd` says is not followed further. */
export const closureOf = (
  chunks: Record<string, Pick<Chunk, 'imports'>>,
  start: string,
  isEnd: (name: string) => boolean = () => false,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(start)) return seen;
  seen.add(start);
  if (isEnd(start)) return seen;
  for (const next of chunks[start]?.imports ?? []) closureOf(chunks, next, isEnd, seen);
  return seen;
};

/** The files that documents name: the entry, what it fetches later, and what many files import. */
const namedByDocuments = (chunks: Chunks): Set<string> => {
  const importers = new Map<string, number>();
  for (const name of Object.values(chunks).flatMap(({ imports }) => imports)) {
    importers.set(name, (importers.get(name) ?? 0) + 1);
  }
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  const later = entries.flatMap((name) => chunks[name]?.dynamicImports ?? []);
  const shared = [...importers].flatMap(([name, count]) => (count < manyImporters ? [] : name));
  return new Set([...entries, ...later, ...shared]);
};

/** `assets/home-page.js` for `assets/home-page-C0Ca16wz.js`, also while the bundler has not filled in the hash. */
const withoutHash = (file: string) => file.replace(/-(?:!~\{\w+\}~|[\w-]{8})(?=\.\w+$)/, '');

const nameOf = (file: string) => file.replace(/^assets\/|\.js$/g, '');

/** What code calls files by: those that documents name without their hash. */
export const namesInCode = (chunks: Chunks): ((file: string) => string) => {
  const named = namedByDocuments(chunks);
  return (file) => nameOf(named.has(file) ? withoutHash(file) : file);
};

const chunksIn = (bundle: Rolldown.OutputBundle): Record<string, Rolldown.OutputChunk> =>
  Object.fromEntries(Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file]] : [])));

const replaceAll = (code: string, names: Iterable<readonly [from: string, to: string]>): string => {
  let replaced = code;
  for (const [from, to] of names) replaced = replaced.replaceAll(from, to);
  return replaced;
};

/**
 * Keeps a change of one file from renaming all others: code calls the few files that connect the shop by names without a
 * hash, and an import map in the document (`.vite/import-map.json`) says which files these are. All others are imported by
 * their hashed names, so that a change goes on to the files of its own feature and ends at one that documents name.
 */
export const stableNames = (): Plugin[] => {
  let named = new Set<string>();
  let chunks: Chunks = {};
  const isNamed = (file: string) => named.has(file);
  const shared = {
    // After Vite has taken the styles out of the code.
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  } satisfies Partial<Plugin>;
  return [
    {
      ...shared,
      name: 'stable-names',
      config: () => ({
        build: {
          modulePreload: {
            polyfill: false,
            // What is fetched together with a part stands in the code that fetches it. What is beyond a file that documents
            // name changes without a new name of that code, so such a file finds by itself what it imports.
            resolveDependencies: (file, needed) => {
              const known = isNamed(file) ? new Set() : closureOf(chunks, file, isNamed);
              return needed.filter((name) => known.has(name));
            },
          },
        },
      }),
      renderStart() {
        chunks = {};
      },
      renderChunk(code, _chunk, _options, meta) {
        if (chunks !== meta.chunks) {
          chunks = meta.chunks;
          named = namedByDocuments(chunks);
          const names = new Set([...named].map(withoutHash));
          if (names.size < named.size) this.error(`Two of these files have the same name: ${[...names].join(', ')}`);
        }
        const names = [...named].map((file) => [nameOf(file), nameOf(withoutHash(file))] as const);
        return { code: replaceAll(code, names), map: null };
      },
      generateBundle: {
        order: 'pre',
        // Vite looks for the files that are fetched together by their real names.
        handler(_options, bundle) {
          const files = chunksIn(bundle);
          chunks = files;
          named = namedByDocuments(files);
          const names = [...named].map((file) => [`/${nameOf(withoutHash(file))}.js`, `/${nameOf(file)}.js`] as const);
          for (const chunk of Object.values(files)) chunk.code = replaceAll(chunk.code, names);
        },
      },
    },
    {
      ...shared,
      name: 'stable-names-map',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const files = Object.values(chunksIn(bundle));
          // Vite has taken away the file without code that it made for the style sheet.
          const names = [...named].filter((file) => file in bundle).map((file) => [file, withoutHash(file)] as const);
          const inCode = names.map(([file, name]) => [nameOf(file), nameOf(name)] as const);
          for (const chunk of files) chunk.code = replaceAll(chunk.code, inCode);
          const imports = Object.fromEntries(names.map(([file, name]) => [`/${name}`, `/${file}`]));
          this.emitFile({ type: 'asset', fileName: '.vite/import-map.json', source: JSON.stringify({ imports }) });
        },
      },
    },
  ];
};
