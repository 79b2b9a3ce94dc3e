import { createHash } from 'node:crypto';
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

/** Everything in the code that may be a class name; those of nested selectors hold brackets, `>` and quotes. */
const wordsOf = (code: string): string[] => {
  const plain = code.replace(/\\(.)/g, '$1');
  return [/[^\s"'`{}<>]+/g, /[^\s"`]+/g, /\S+/g].flatMap((shape) => plain.match(shape) ?? []);
};

const isSheet = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputAsset =>
  output.type === 'asset' && output.fileName.endsWith('.css');

/**
 * Makes `landing-….css`: the rules and variables of the whole sheet that the frame and the landing pages use. The whole
 * sheet is loaded after it, with the first other page or dialog; so no rule is ever missing or out of order.
 */
export const landingStyles = (pages: readonly string[]): Plugin => ({
  name: 'landing-styles',
  apply: (config) => !config.build?.ssr,
  async generateBundle(_options, bundle) {
    const outputs = Object.values(bundle);
    const chunks = outputs.filter((output) => output.type === 'chunk');
    const code = withImports(bundle, chunks.filter(isLanding(pages)))
      .map((chunk) => chunk.code)
      .join('\n');
    const whole = outputs
      .filter(isSheet)
      .map(({ source }) => String(source))
      .join('\n');
    const [landing] = await new PurgeCSS().purge({
      content: [{ raw: code, extension: 'js' }],
      css: [{ raw: whole }],
      // Only classes decide: what an attribute says is known when the page runs, not here.
      dynamicAttributes: [...new Set([...whole.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name))],
      defaultExtractor: wordsOf,
      safelist: { standard: ['html', 'body', 'dark', 'light'], greedy: [/^:root/, /lang/, /data-/, /focus-within/] },
      variables: true,
      keyframes: true,
    });
    if (!landing) throw new Error('There is no style sheet to cut the landing sheet from');
    const hash = createHash('sha256').update(landing.css).digest('hex').slice(0, 8);
    this.emitFile({ type: 'asset', fileName: `assets/landing-${hash}.css`, source: landing.css });
  },
});
