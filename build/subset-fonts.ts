import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const theme = join(import.meta.dirname, '../client/ui/theme');

/** The weights that the shop uses, light to semibold; every other one is left out. */
const wght = { min: 300, max: 600 };

const face = /url\("\.\/(generated\/readex-pro-(\w+)-wght\.woff2)"\)[^}]*unicode-range:([^;]+);/g;

const lettersIn = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

/** Writes the files of the typeface that `fonts.css` names, with its letters and the shop's weights. */
export const writeFonts = async (): Promise<void> => {
  for (const [, file = '', script, range = ''] of readFileSync(join(theme, 'fonts.css'), 'utf8').matchAll(face)) {
    const whole = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(whole)));
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
    mkdirSync(dirname(join(theme, file)), { recursive: true });
    writeFileSync(join(theme, file), await subsetFont(bytes, lettersIn(range), options));
  }
};
