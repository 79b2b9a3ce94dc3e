import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Messages } from '../client/i18n/dictionary.ts';
import { withImportedChunks } from './imported-chunks.ts';
import { readCatalogues } from './message-plugin.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/**
 * Finds the ids of texts in code: whole ones, and all that a template such as `shell.failure.${code}` or a beginning such as
 * `'shell.failure.'` can become.
 */
export const idFinder = (ids: readonly string[]) => {
  const known = new Set(ids);
  const message = [...new Set(ids.map((id) => id.split('.', 1)[0]))].join('|');
  const written = new RegExp(`(["'\`])((?:${message})\\.(?:(?!\\1).)*)\\1`, 'g');
  return (code: string): string[] =>
    [...code.matchAll(written)].flatMap(([, , text = '']) => {
      if (known.has(text)) return [text];
      const [start = '', ...rest] = text.split(/\$\{[^}]*\}?/);
      if (rest.length === 0 && !text.endsWith('.')) return [];
      // After an expression with braces of its own anything may follow.
      const parts = [start, ...(rest.length === 0 || /[{}]/.test(rest.join('')) ? [''] : rest)];
      const shape = new RegExp(`^${parts.map(escaped).join('.+')}$`);
      return ids.filter((id) => shape.test(id));
    });
};

type Chunk = Pick<Rolldown.RenderedChunk, 'modules' | 'moduleIds' | 'imports' | 'dynamicImports' | 'isEntry'>;

type Chunks = Record<string, Chunk>;

/** The texts of the frame and of what all pages share; most files need a few of them. */
const isOfFrame = (id: string) => id.startsWith('shell.');

/** The ids that each file needs. What the frame and the first file need comes with every page. */
class Needs {
  readonly #own: Map<string, string[]>;
  readonly #chunks: Chunks;
  readonly ofEveryPage: ReadonlySet<string>;

  constructor(chunks: Chunks, ids: readonly string[], idsIn: (code: string) => string[]) {
    this.#chunks = chunks;
    this.#own = new Map(
      Object.entries(chunks).map(([name, { modules }]) => [
        name,
        Object.values(modules).flatMap(({ code }) => idsIn(code ?? '')),
      ]),
    );
    const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
    this.ofEveryPage = new Set([...ids.filter(isOfFrame), ...entries.flatMap((name) => this.#withImports(name))]);
  }

  #withImports(name: string): string[] {
    return [...withImportedChunks(this.#chunks, name)].flatMap((each) => this.#own.get(each) ?? []);
  }

  #beside(ids: string[]): string[] {
    return [...new Set(ids)].filter((id) => !this.ofEveryPage.has(id)).toSorted();
  }

  /** What must be there when the file runs, beside the texts of every page. */
  of(name: string): string[] {
    return this.#beside(this.#withImports(name));
  }

  fileOf(moduleId: string): string | undefined {
    return Object.keys(this.#chunks).find((name) => this.#chunks[name]?.moduleIds.includes(moduleId));
  }
}

/** A chunk and all that is shown with it: what it imports, and lazy parts, which export `Part`. */
const shownWith = (bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
  const seen = new Set<Rolldown.OutputChunk>();
  const chunkAt = (file: string) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? [output] : [];
  };
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports.flatMap(chunkAt).forEach(visit);
    const later = chunk.dynamicImports.flatMap(chunkAt);
    later.filter((part) => part.exports.includes('Part')).forEach(visit);
  };
  visit(start);
  return [...seen];
};

const only = (messages: Messages, ids: Iterable<string>): Messages =>
  Object.fromEntries([...ids].map((id) => [id, messages[id] ?? id]));

/** `home-page-C0Ca16wz` for `assets/home-page-C0Ca16wz.js`. */
const nameOf = (file: string) => file.replace(/^assets\/|\.js$/g, '');

const helper = '/client/i18n/arriving-texts.ts';
const imports = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;
const marker = /"texts of ([^"]+)"/g;

/**
 * Lets texts travel with the code that names them. Each file of the build that is fetched later gets one file of texts in
 * each language beside it, of all ids in it and in what it imports, and each `import()` of it fetches that at the same time
 * and waits for both. A page brings the texts of its files along in its HTML: `.vite/page-texts.json` tells the server
 * which. While developing a page brings all texts.
 */
export const travellingTexts = (catalogues = readCatalogues()): Plugin => {
  const ids = Object.keys(catalogues.values().next().value ?? {});
  const idsIn = idFinder(ids);
  let needs: Needs | null = null;
  return {
    name: 'travelling-texts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderStart() {
      needs = null;
    },
    transform: {
      // After lists of files have become imports.
      order: 'post',
      filter: { id: /\/client\/.*\.tsx?$/, code: /\bimport\(/ },
      async handler(code, id) {
        const found = [...code.matchAll(imports)];
        if (found.length === 0) return null;
        let wrapped = code;
        for (const [whole, , path = ''] of found) {
          const target = await this.resolve(path, id);
          if (!target) this.error(`"${path}" cannot be found`);
          wrapped = wrapped.replace(
            whole,
            () => `withTexts(${whole.replace('import(', 'import\0(')}, "texts of ${target.id}")`,
          );
        }
        return {
          code: `import { withTexts } from '${helper}';\n${wrapped.replaceAll('import\0(', 'import(')}`,
          map: null,
        };
      },
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      needs ??= new Needs(chunks, ids, idsIn);
      const known = needs;
      if (!code.includes('"texts of ')) return null;
      const named = code.replaceAll(marker, (_, id: string) => {
        const file = known.fileOf(id);
        return JSON.stringify(file && known.of(file).length > 0 ? nameOf(file) : '');
      });
      return { code: named, map: null };
    },
    // Texts are named after their code, so other texts make another name of the code.
    augmentChunkHash: ({ fileName }) => {
      const own = needs?.of(fileName) ?? [];
      if (own.length > 0) return JSON.stringify([...catalogues.values()].map((messages) => only(messages, own)));
    },
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
      );
      const final = new Needs(chunks, ids, idsIn);
      for (const file of new Set(Object.values(chunks).flatMap(({ dynamicImports }) => dynamicImports))) {
        const ids = final.of(file);
        for (const [catalogue, messages] of ids.length > 0 ? catalogues : []) {
          const source = `export default ${JSON.stringify(only(messages, ids))}`;
          this.emitFile({ type: 'asset', fileName: file.replace('/', `/${catalogue}.`), source });
        }
      }
      const pageTexts: Record<string, { ids: string[]; files: string[] }> = {
        '': { ids: [...final.ofEveryPage], files: [] },
      };
      for (const page of Object.values(chunks).filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-page.tsx'))) {
        const shown = shownWith(bundle, page).map(({ fileName }) => fileName);
        pageTexts[relative(process.cwd(), page.facadeModuleId ?? '')] = {
          ids: [...new Set([...final.ofEveryPage, ...shown.flatMap((file) => final.of(file))])],
          files: shown.filter((file) => final.of(file).length > 0).map(nameOf),
        };
      }
      this.emitFile({ type: 'asset', fileName: '.vite/page-texts.json', source: JSON.stringify(pageTexts) });
    },
  };
};
