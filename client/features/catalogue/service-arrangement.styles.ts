import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

const control = css.raw({
  inlineSize: 'full',
  minInlineSize: '0',
  minBlockSize: '11',
  paddingInline: '3',
  borderRadius: 'l2',
  border: 'line',
  bg: 'bg',
  fontSize: 'md',
});

export const arrangement = css({
  zIndex: '1',
  marginBlockEnd: { base: '0', md: '5' },
  // Three lines, each shorter than the one above: the sign of a filter.
  '& > summary': {
    _before: {
      mdDown: {
        content: '""',
        inlineSize: '18px',
        blockSize: '14px',
        backgroundImage: 'repeating-linear-gradient(currentColor 0 2px, transparent 0 6px)',
        clipPath: 'polygon(0 0, 100% 0, 65% 100%, 35% 100%)',
      },
    },
    paddingInline: { base: '0', md: '4' },
    minInlineSize: '11',
    justifyContent: 'center',
  },
  '& > summary > svg:last-child': { display: { mdDown: 'none' } },
  '& > summary > span:first-of-type': { mdDown: { srOnly: true } },
  '& > summary[data-active]': { bg: 'palm.subtle', color: 'palm.fg', borderColor: 'palm.border' },
});

export const form = grid({
  columns: 2,
  gap: '4',
  insetInlineStart: { md: '0' },
  insetInlineEnd: { base: '0', md: 'auto' },
  inlineSize: 'min(420px, 100vw - 32px)',
  padding: '5',
  '& label': { fontSize: 'sm', fontWeight: 'medium' },
  '& :is(select, input:not([type=checkbox], [type=hidden]))': control,
  '& option': { bg: 'bg.panel', color: 'fg' },
});

export const half = stack({ gap: '1.5', alignContent: 'end' });
export const field = stack({ gap: '1.5', gridColumn: '1 / -1' });

export const select = stack({
  position: 'relative',
  '& > select': { appearance: 'none', paddingInlineEnd: '10' },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '3.5',
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

export const check = row({
  gap: '3',
  gridColumn: '1 / -1',
  minBlockSize: '11',
  '& > input': { inlineSize: '5', blockSize: '5', accentColor: 'palm.solid' },
});

export const actions = row({
  align: 'stretch',
  gap: '2',
  gridColumn: '1 / -1',
  justifyContent: 'flex-end',
  '& > button': { flexGrow: '1' },
});
