import { definePattern } from '@pandacss/dev';

const lines = {
  line: '1px solid var(--chakra-colors-border)',
  hairline: '1px solid var(--chakra-colors-border-muted)',
};

/** Lines around and between things: `border: 'line'`, `borderBlockEnd: 'hairline'`. As tokens they would be two variables more. */
export const borders = {
  border: { values: lines },
  borderBlock: { values: lines },
  borderBlockStart: { values: lines },
  borderBlockEnd: { values: lines },
};

/** Backgrounds. A block's own value of the same property wins, in any order of the sheet. */
export const layerStyles = {
  panel: { value: { bg: 'bg.panel', border: 'hairline', borderRadius: 'l3' } },
  floating: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l3', boxShadow: 'lg' } },
  choice: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l2' } },
  palm: { value: { bg: 'palm.subtle', color: 'palm.fg' } },
  clay: { value: { bg: 'clay.subtle', color: 'clay.fg' } },
} as const;

/**
 * The scale of the type: light display, regular body, medium names. A style names a step (`textStyle: 'title'`)
 * and no numbers. Arabic letters reach further up and down: `--lead` widens every line of theirs.
 */
const steps = {
  hero: { size: { base: 'min(2.5rem, 15vw)', lg: '4rem' }, weight: '300', height: 1.1 },
  title: { size: { base: 'min(1.875rem, 13vw)', md: '2.75rem' }, weight: '300', height: 1.15 },
  section: { size: { base: '1.375rem', md: '1.875rem' }, weight: '400', height: 1.25 },
  heading: { size: '1.25rem', weight: '400', height: 1.35 },
  name: { size: { base: '1rem', md: '1.0625rem' }, weight: '500', height: 1.45 },
  note: { size: '0.875rem', weight: '400', height: 1.5 },
} as const;

const lineHeight = (height: number): string => `calc(${height} * var(--lead))`;

/** Words that stand in the line height of the text around them. */
export const sizes = {
  quiet: { fontSize: 'sm', color: 'fg.muted' },
  caption: { fontSize: 'xs', color: 'fg.muted' },
  tag: { fontSize: 'sm', fontWeight: 'medium' },
  subtitle: { fontSize: 'lg', fontWeight: 'semibold' },
} as const;

export const textStyles = Object.fromEntries([
  ...Object.entries(steps).map(([name, { size, weight, height }]) => [
    name,
    { value: { fontSize: size, fontWeight: weight, lineHeight: lineHeight(height) } },
  ]),
  ...Object.entries(sizes).map(([name, value]) => [name, { value }]),
]);

/**
 * The layouts of this shop; each takes every style besides its own words. Panda writes their code out as text, so nothing
 * of this file may be used inside of `transform`.
 */
const stack = definePattern({
  description: 'One below the other.',
  transform: (styles) => ({ display: 'grid', ...styles }),
});

const column = definePattern({
  description: 'One below the other, where one of them takes the rest of the height.',
  transform: (styles) => ({ display: 'flex', flexDirection: 'column', ...styles }),
});

const grid = definePattern({
  description: 'In columns: a number of equally wide ones, which long words cannot widen, or a template.',
  properties: { columns: { type: 'property', value: 'gridTemplateColumns' } },
  transform: ({ columns, ...styles }, { map }) => ({
    display: 'grid',
    gridTemplateColumns: map(columns, (count) => {
      if (typeof count !== 'number') return count;
      return count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`;
    }),
    ...styles,
  }),
});

const row = definePattern({
  description: 'Beside each other, in the middle of the line unless `align` says otherwise.',
  properties: {
    align: { type: 'enum', value: ['start', 'end', 'baseline', 'stretch'] },
    inline: { type: 'boolean' },
    spread: { type: 'boolean', description: 'The first at the start, the last at the end.' },
    wrap: { type: 'boolean' },
  },
  transform: ({ align = 'center', inline, spread, wrap, ...styles }) => ({
    display: inline ? 'inline-flex' : 'flex',
    alignItems: align === 'stretch' ? undefined : align,
    justifyContent: spread ? 'space-between' : undefined,
    flexWrap: wrap ? 'wrap' : undefined,
    ...styles,
  }),
});

const action = definePattern({
  description: 'Words that are pressed, as tall as a thumb.',
  transform: (styles) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '11',
    textStyle: 'tag',
    ...styles,
  }),
});

const center = definePattern({
  description: 'In the middle of its place.',
  transform: (styles) => ({ display: 'grid', placeItems: 'center', ...styles }),
});

const disc = definePattern({
  description: 'A round place for one sign, of the size `boxSize`: a button that is only an icon, a figure.',
  transform: (styles) => ({ display: 'grid', placeItems: 'center', borderRadius: 'full', ...styles }),
});

const medal = definePattern({
  description: 'A disc on a ground of its own that says how something went.',
  properties: { tone: { type: 'enum', value: ['palm', 'clay', 'done', 'muted'] } },
  transform: ({ tone, ...styles }) => {
    const grounds: Record<string, object> = {
      palm: { bg: 'palm.subtle', color: 'palm.fg' },
      clay: { bg: 'clay.subtle', color: 'clay.fg' },
      done: {
        bg: 'palm.solid',
        color: 'palm.contrast',
        outline: '2px solid {colors.celebration}',
        outlineOffset: '4px',
      },
      muted: { bg: 'bg.muted', color: 'fg.muted' },
    };
    return { display: 'grid', placeItems: 'center', borderRadius: 'full', ...grounds[tone], ...styles };
  },
});

export const patterns = { stack, column, grid, row, action, center, disc, medal };
