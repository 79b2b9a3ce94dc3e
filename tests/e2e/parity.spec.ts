import panda from '@pandacss/dev/postcss';
import { build, type Rolldown } from 'vite';
import type { Difference } from '../parity/differences.ts';
import { expect, test } from './shop.ts';

declare global {
  interface Window {
    compare: (dir: 'ltr' | 'rtl', mode: 'light' | 'dark') => Difference[];
    comparedParts: number;
  }
}

/** The page that draws every sample live and in class names, as one script and one style sheet. */
const buildPage = async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins: [panda({ configPath: 'tests/parity/panda.config.ts' }) as never] } },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: 'tests/parity/parity-page.tsx' },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output.find((file) => file.type === 'chunk')?.code ?? '';
  const styles = built.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return { script, styles: styles.join('\n') };
};

test('what is drawn with class names looks just like its live counterpart: at rest, pointed at, focused, invalid, disabled, in light and dark, both directions', {
  tag: '@desktop',
}, async ({ page }) => {
  // A page is built first.
  test.slow();
  const { script, styles } = await buildPage();
  await page.setContent(`<!doctype html><html><head><style>${styles}</style></head><body></body></html>`);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'compare' in window);
  expect(await page.evaluate(() => window.comparedParts)).toBeGreaterThan(50);
  for (const dir of ['ltr', 'rtl'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      expect(await page.evaluate(([dir, mode]) => window.compare(dir, mode), [dir, mode] as const)).toEqual([]);
    }
  }
});
