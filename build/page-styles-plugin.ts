import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that is shown with it: what it imports, and lazy parts, which export `Part`. */
export const shownWith = (bundle: Rolldown.OutputBundle, start: Chunk): Chunk[] => {
  const seen = new Set<Chunk>();
  const chunkAt = (file: string) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? [output] : [];
  };
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports.flatMap(chunkAt).forEach(visit);
    const later = chunk.dynamicImports.flatMap(chunkAt);
    later.filter((part) => part.exports.includes('Part')).forEach(visit);
  };
  visit(start);
  return [...seen];
};

/** Everything in our own code that may be a class name; those of nested selectors hold brackets, `>` and quotes. */
const namesOf = (chunk: Chunk): string[] =>
  Object.entries(chunk.modules)
    .filter(([id]) => id.includes('/client/'))
    .flatMap(([, { code }]) => {
      const plain = (code ?? '').replace(/\\(.)/g, '$1');
      return [/[^\s"'`{}<>]+/g, /[^\s"`]+/g, /\S+/g].flatMap((shape) => plain.match(shape) ?? []);
    });

/** Elements that code draws by their names, and those of the document itself. */
const tagsOf = (chunk: Chunk): string[] => {
  const code = Object.entries(chunk.modules).flatMap(([id, module]) => (id.includes('/client/') ? [module.code] : []));
  return code.flatMap((text) => [...(text ?? '').matchAll(/["'`]([a-z][a-z0-9]*)["'`]/g)].map(([, name = '']) => name));
};

const documentTags = ['html', 'body', 'main', 'a', 'img', 'svg'];

/** Parts of fields that no page shows before the whole sheet is there. */
const laterParts = /::(?:file-selector-button|-webkit-(?:inner|outer)-spin-button|-webkit-search-decoration)\{[^}]*\}/g;

const purge = async (whole: string, names: string[], tags: string[]): Promise<string> => {
  const [sheet] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'js' }],
    css: [{ raw: whole.replaceAll(laterParts, '') }],
    // Only classes decide: what an attribute says is known when the page runs, not here.
    dynamicAttributes: [...new Set([...whole.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name))],
    // A word is no element: `table` and `b` are names of variables as well.
    defaultExtractor: () => ({
      attributes: { names: names, values: names },
      classes: names,
      ids: names,
      tags: [...documentTags, ...tags],
      undetermined: [],
    }),
    safelist: {
      standard: ['html', 'body', 'dark', 'light'],
      greedy: [/^:(?:root|lang)/, /focus-/],
    },
    variables: true,
    keyframes: true,
  });
  if (!sheet) throw new Error("There is no style sheet to cut the pages' sheets from");
  return sheet.css;
};

/**
 * Makes a style sheet for each page: the rules and variables of the whole sheet that the frame and the page use. The
 * whole sheet is loaded after it, with the first dialog or the next page; so no rule is ever missing or out of order.
 */
export const pageStyles = (): Plugin => ({
  name: 'page-styles',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const outputs = Object.values(bundle);
    const sheets = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'));
    const whole = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
    const chunks = outputs.filter((output) => output.type === 'chunk');
    const frame = chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => shownWith(bundle, entry));
    const emit = async (name: string, shown: Chunk[]): Promise<string> => {
      const css = await purge(
        whole,
        [...new Set([...frame, ...shown].flatMap(namesOf))],
        [...new Set([...frame, ...shown].flatMap(tagsOf))],
      );
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      const fileName = `assets/${name}-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source: css });
      return `/${fileName}`;
    };
    // By the source of the page; the frame alone is for URLs without one.
    const styles: Record<string, string> = { '': await emit('frame', []) };
    for (const page of chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-page.tsx'))) {
      styles[relative(process.cwd(), page.facadeModuleId ?? '')] = await emit(page.name, shownWith(bundle, page));
    }
    this.emitFile({ type: 'asset', fileName: '.vite/page-styles.json', source: JSON.stringify(styles) });
  },
});
