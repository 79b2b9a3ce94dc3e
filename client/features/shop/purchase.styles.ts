import { css } from '#panda/css';

export const choices = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });

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
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    cursor: 'pointer',
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
    cursor: 'pointer',
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

export const count = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  fontSize: 'sm',
  fontWeight: 'medium',
});

export const total = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  flex: { base: '1 1 100%!', _short: '1 1 auto!' },
  fontSize: 'sm',
  color: 'fg.muted',
  '& > bdi': { fontSize: 'xl', fontWeight: 'semibold', color: 'fg' },
});

export const arrival = css({
  display: 'flex',
  alignItems: 'start',
  gap: '2',
  color: 'fg.muted',
  fontSize: 'sm',
  '& > svg': { flexShrink: '0', marginBlockStart: '0.5', fontSize: 'lg', color: 'palm.fg' },
});
