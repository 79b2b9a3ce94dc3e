import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import configure from '../../vite.config.ts';

/** One edit of the shop: what becomes of which file. */
type Edit = { file: string; change: (code: string) => string };

const addStatement = (code: string) => `${code}\nglobalThis.editedForTheBench = 1;`;

const edits: Record<string, Edit> = {
  'one text': {
    file: '/i18n/generated/texts/en.public.json',
    change: (code) => JSON.stringify({ ...JSON.parse(code), 'catalogue.card.book': [{ type: 0, value: 'New' }] }),
  },
  'one component': { file: '/client/features/shop/product-page.tsx', change: addStatement },
  'one library': { file: '/react-router/dist/production/lib/hooks.js', change: addStatement },
};

type Files = Map<string, { body: Buffer; bytes: number; imports: readonly string[]; isEntry: boolean; source: string }>;

const buildWith = async (edit?: Edit): Promise<Files> => {
  const config = await configure({ command: 'build', mode: 'production', isSsrBuild: false });
  const editing = {
    name: 'edit-for-the-bench',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      edit && id.endsWith(edit.file) ? { code: edit.change(code), map: null } : null,
  };
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [editing, config.plugins],
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output
      .filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName))
      .map((file) => {
        const isChunk = file.type === 'chunk';
        const body = Buffer.from(isChunk ? file.code : file.source);
        const bytes = brotliCompressSync(body).length;
        const source = (isChunk && file.facadeModuleId) || file.fileName;
        return [
          file.fileName,
          { body, bytes, imports: isChunk ? file.imports : [], isEntry: isChunk && file.isEntry, source },
        ];
      }),
  );
};

/** What a page links: the entry, its own script with all that it imports, and its style sheet. */
const linkedBy = (files: Files, page: string): Set<string> => {
  const linked = new Set<string>();
  const add = (name: string) => {
    if (linked.has(name)) return;
    linked.add(name);
    for (const next of files.get(name)?.imports ?? []) add(next);
  };
  for (const [name, { isEntry, source }] of files) {
    if (isEntry || source.endsWith(`/${page}.tsx`) || name.startsWith(`assets/${page}-`)) add(name);
  }
  return linked;
};

/** A browser never asks again for a name that it has. */
const expectSameContent = (files: Files, known: Files): void => {
  for (const [name, { body }] of files) {
    const former = known.get(name)?.body;
    if (former && !former.equals(body)) throw new Error(`${name} is the name of two different files`);
  }
};

const newBytes = (files: Files, names: Iterable<string>, known: Files): number =>
  [...names].reduce((sum, name) => sum + (known.has(name) ? 0 : (files.get(name)?.bytes ?? 0)), 0);

export type FetchedAgain = { edit: string; home: number; product: number; all: number };

/** Bytes that a visitor who has the whole shop in the cache fetches again after one edit: of two pages, and altogether. */
export const fetchedAgain = async (): Promise<FetchedAgain[]> => {
  process.env.NODE_ENV = 'production';
  const before = await buildWith();
  const results: FetchedAgain[] = [];
  for (const [edit, change] of Object.entries(edits)) {
    const after = await buildWith(change);
    expectSameContent(after, before);
    results.push({
      edit,
      home: newBytes(after, linkedBy(after, 'home-page'), before),
      product: newBytes(after, linkedBy(after, 'product-page'), before),
      all: newBytes(after, after.keys(), before),
    });
  }
  return results;
};
