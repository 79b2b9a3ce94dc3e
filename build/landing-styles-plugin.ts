import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that is loaded with it. */
const withImports = (bundle: Rolldown.OutputBundle, start: Chunk[]): Chunk[] => {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  start.forEach(visit);
  return [...seen];
};

const isLanding = (pages: readonly string[]) => (chunk: Chunk) =>
  chunk.isEntry || pages.some((page) => chunk.facadeModuleId?.endsWith(page));

/** The sheet of the entry; the other sheet is named after its chunks, one of which is `beyond-landing`. */
const landingSheet = /^assets\/(landing|entry-client)-[^~]*\.css$/;

/** Everything in the code that may be a class name; those of nested selectors hold brackets, `>` and quotes. */
const wordsOf = (code: string): string[] => {
  const plain = code.replace(/\\(.)/g, '$1');
  return [/[^\s"'`{}<>]+/g, /[^\s"`]+/g, /\S+/g].flatMap((shape) => plain.match(shape) ?? []);
};

/**
 * Cuts `landing.css` down to the rules and variables that the frame and the landing pages use. The other sheet keeps
 * everything and is loaded after it, with the first other page or dialog; so no rule is ever missing or out of order.
 */
export const landingStyles = (pages: readonly string[]): Plugin => ({
  name: 'landing-styles',
  apply: (config) => !config.build?.ssr,
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const code = withImports(bundle, chunks.filter(isLanding(pages)))
      .map((chunk) => chunk.code)
      .join('\n');
    const purge = new PurgeCSS();
    for (const output of Object.values(bundle)) {
      if (output.type !== 'asset' || !landingSheet.test(output.fileName)) continue;
      const [result] = await purge.purge({
        content: [{ raw: code, extension: 'js' }],
        css: [{ raw: String(output.source) }],
        defaultExtractor: wordsOf,
        safelist: { standard: ['html', 'body', 'dark', 'light'], greedy: [/^:root/, /lang/, /data-/] },
        variables: true,
        keyframes: true,
      });
      if (result) output.source = result.css;
    }
  },
});
