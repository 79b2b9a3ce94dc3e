import { definePattern } from '@pandacss/dev';

/**
 * The layouts of this shop; each takes every style besides its own words. Panda writes their code out as text, so nothing
 * of this file may be used inside of `transform`.
 */
const stack = definePattern({
  description: 'One below the other.',
  transform: (styles) => ({ display: 'grid', ...styles }),
});

const column = definePattern({
  description: 'One below the other, where one of them takes what is left of the height.',
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
