import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const sizes = css({
  border: 'none',
  minInlineSize: '0',
  '& legend': { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '2' },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' },
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '0.5',
    minBlockSize: '14',
    alignContent: 'center',
    paddingInline: '2',
    paddingBlock: '2',
    layerStyle: 'choice',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    transition: 'colors',
  },
  '& label > span': { fontWeight: 'medium' },
  '& label > bdi': { color: 'fg.muted' },
  '& input': {
    position: 'absolute',
    inset: '0',
    opacity: '0',
    inlineSize: 'full',
    blockSize: 'full',
  },
  '@media (hover: hover)': { '& label:hover': { borderColor: 'border.emphasized' } },
  '& label:has(:checked)': {
    borderColor: 'palm.solid',
    bg: 'palm.subtle',
    color: 'palm.fg',
    boxShadow: 'inset 0 0 0 1px {colors.palm.solid}',
    '& bdi': { color: 'palm.fg' },
  },
  '& label:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const count = row({ wrap: true, spread: true, gap: '4', textStyle: 'tag' });

export const total = row({
  align: 'baseline',
  spread: true,
  gap: '3',
  flex: { base: '1 1 100%!', _short: '1 1 auto!' },
  textStyle: 'quiet',
  '& > bdi': { fontSize: 'xl', fontWeight: 'semibold', color: 'fg' },
});

export const arrival = row({
  align: 'start',
  gap: '2',
  textStyle: 'quiet',
  '& > svg': { flexShrink: '0', marginBlockStart: '0.5', fontSize: 'lg', color: 'palm.fg' },
});
